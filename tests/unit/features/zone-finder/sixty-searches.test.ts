import content from '@/data/content/branches.json';
import { findZones } from '@/lib/features/zone-finder/find-zones';
import { buildZoneIndex, type ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { branches } from '@/tests/unit/features/zone-finder/branches';

/**
 * The searches with their expected results: the first zone ("Zone, Branch", with "!" if it must be the only
 * one), a question ("? Branch" for its zones, "?" for a place), nearby branches ("~ Branch"), or nothing
 * ("-").
 */
const SEARCHES: readonly (readonly [string, string])[] = [
  ['cumbres', 'Cumbres, Monterrey'],
  ['col cumbres mty', 'Cumbres, Monterrey'],
  ['cuándo pasa el camión en cumbres', 'Cumbres, Monterrey'],
  ['horario basura cumbres monterrey', 'Cumbres, Monterrey'],
  ['mitras nte', 'Mitras Norte, Monterrey'],
  ['mitrasnorte', 'Mitras Norte, Monterrey'],
  ['contri', 'Contry, Monterrey'],
  ['san roman', '!San Román, Campeche'],
  ['San Román', '!San Román, Campeche'],
  ['sanroman', '!San Román, Campeche'],
  ['col. san román campeche', '!San Román, Campeche'],
  ['san roman, campeche, camp.', '!San Román, Campeche'],
  ['ahkimpech', '!Ah Kim Pech, Campeche'],
  ['ak kim pech', '!Ah Kim Pech, Campeche'],
  ['ah-kim-pech campeche', '!Ah Kim Pech, Campeche'],
  ['barrio guadalupe', 'Barrio de Guadalupe, Campeche'],
  ['basura campeche', '? Campeche'],
  ['campeche', '? Campeche'],
  ['que dia pasa la basura en campeche', '? Campeche'],
  ['cuando pasa la basura', '?'],
  ['dónde pasa hoy el camión de la basura', '?'],
  ['días de recolección', '?'],
  ['24040', '? Campeche'],
  ['cp 24040', '? Campeche'],
  ['C.P. 64440', '? Monterrey'],
  ['24000', '~ Campeche'],
  ['c.p. 97000', '~ Mérida'],
  ['99999', '-'],
  ['merida', '? Mérida'],
  ['mérida yucatán', '? Mérida'],
  ['yucatan', '? Mérida'],
  ['centro merida', '!Centro de Mérida, Mérida'],
  ['centro de mérida', '!Centro de Mérida, Mérida'],
  ['garcia gineres', '!García Ginerés, Mérida'],
  ['fco de montejo', '!Francisco de Montejo, Mérida'],
  ['cd industrial durango', '!Ciudad Industrial, Durango'],
  ['jardines de durango', '!Jardines de Durango, Durango'],
  ['zona hotelera cancun', '!Zona Hotelera, Cancún'],
  ['hotelera', 'Zona Hotelera, Cancún'],
  ['region 97', '!Región 97, Cancún'],
  ['reg. 97 cancún', '!Región 97, Cancún'],
  ['pto juarez', '!Puerto Juárez, Cancún'],
  ['bonfil', 'Alfredo V. Bonfil, Cancún'],
  ['juriquilla qro', '!Juriquilla, Querétaro'],
  ['jurikilla', 'Juriquilla, Querétaro'],
  ['centro historico queretaro', '!Centro Histórico de Querétaro, Querétaro'],
  ['centro historico slp', '!Centro Histórico, San Luis Potosí'],
  ['el refugio queretaro', '!El Refugio, Querétaro'],
  ['col americana gdl', '!Americana, Guadalajara'],
  ['providencia', '!Providencia, Guadalajara'],
  ['las joyas leon', '!Las Joyas, León'],
  ['leon', '? León'],
  ['lomas slp', '!Lomas, San Luis Potosí'],
  ['mirasierra saltillo', '!Mirasierra, Saltillo'],
  ['fracc. casabella', '!Casa Bella, San Nicolás de los Garza'],
  ['las puentes san nicolas', '!Las Puentes, San Nicolás de los Garza'],
  ['maquiladoras reynosa', 'Corredor de maquiladoras, Reynosa'],
  ['la fama sta catarina', '!La Fama, Santa Catarina'],
  ['escobedo', '~ Monterrey'],
  ['tijuana', '-'],
];

let index: ZoneIndex;
beforeAll(async () => {
  index = await buildZoneIndex(
    branches(
      ...content.map(({ name, ubication, postal_code, sector, zones }) => ({
        ...{ name, sector, state: ubication.state, code: postal_code },
        zones: zones.map(({ title }) => title),
      })),
    ),
  );
});

function answerOf(term: string): string {
  const { places, isNear, asks } = findZones(index, term);
  const names = [...new Set(places.map(({ branch }) => branch.name))];
  if (asks === 'place') return '?';
  if (asks === 'zone') return `? ${names.join(', ')}`;
  if (isNear && names.length > 0) return `~ ${names.join(', ')}`;
  const [first] = places;
  if (!first) return '-';
  const name = first.zone ? `${first.zone.title}, ${first.branch.name}` : first.branch.name;
  return places.length === 1 ? `!${name}` : name;
}

const isRight = (answer: string, expected: string) =>
  expected.startsWith('~')
    ? answer.startsWith('~') && answer.includes(expected.slice(2))
    : answer === expected || answer === `!${expected}`;

test('all 60 searches have the expected results', () => {
  expect(SEARCHES).toHaveLength(60);
  const wrong = SEARCHES.flatMap(([term, expected]) => {
    const answer = answerOf(term);
    return isRight(answer, expected) ? [] : [`${term}: ${answer}, expected ${expected}`];
  });
  expect(wrong).toEqual([]);
});

test('a search that cannot determine the zone does not name one', () => {
  const unknown = SEARCHES.filter(([, expected]) => /^[?~-]/.test(expected));
  expect(unknown.length).toBeGreaterThan(15);
  for (const [term] of unknown) expect(`${term}: ${answerOf(term)}`).toMatch(/: [?~-]/);
});
