import { findZones } from '@/lib/features/zone-finder/find-zones';
import { buildZoneIndex, type ZoneIndex } from '@/lib/features/zone-finder/zone-index';
import { branches, COMPANY } from '@/tests/unit/features/zone-finder/branches';

let index: ZoneIndex;
beforeAll(async () => {
  index = await buildZoneIndex(COMPANY);
});

/** Returns "Zone, Branch", or only the branch, for each place. */
const namesIn = (of: ZoneIndex, term: string) =>
  findZones(of, term).places.map(({ zone, branch }) =>
    zone ? `${zone.title}, ${branch.name}` : branch.name,
  );
const names = (term: string) => namesIn(index, term);

describe('a zone', () => {
  test.each([
    ['Cumbres', 'Cumbres, Monterrey'],
    ['CÚMBRES', 'Cumbres, Monterrey'],
    ['ＣＵＭＢＲＥＳ', 'Cumbres, Monterrey'],
    ['cum\u00adbres\u200b', 'Cumbres, Monterrey'],
    ['\ufeffana\u0301huac', 'Anáhuac, San Nicolás de los Garza'],
    ['  cumbres ', 'Cumbres, Monterrey'],
    ['anahuac', 'Anáhuac, San Nicolás de los Garza'],
    ['Cumbr', 'Cumbres, Monterrey'],
    ['col. Cumbres', 'Cumbres, Monterrey'],
    ['colonia cumbres', 'Cumbres, Monterrey'],
    ['Fracc. Casa Bella', 'Casa Bella, San Nicolás de los Garza'],
    ['Sn. Román', 'San Román, Campeche'],
    ['Bo. San Román, Campeche', 'San Román, Campeche'],
    ['frac. san román campeche', 'San Román, Campeche'],
    ['U.H. San Román', 'San Román, Campeche'],
    ['unidad habitacional san román', 'San Román, Campeche'],
    ['Barrio Gpe.', 'Barrio de Guadalupe, Campeche'],
    ['Cd. Ind.', 'Ciudad Industrial, Durango'],
    ['Sta. Fe Pte.', 'Santa Fe Poniente, Durango'],
    ['mitras nte', 'Mitras Norte, Monterrey'],
    ['puentes', 'Las Puentes, San Nicolás de los Garza'],
    ['Centro, Monterrey, N.L.', 'Centro, Monterrey'],
    ['centro mty', 'Centro, Monterrey'],
  ])('is found by the name %s', (term, first) => expect(names(term)[0]).toBe(first));

  test.each([
    ['Cumbrez', 'Cumbres, Monterrey'],
    ['Cumbrs', 'Cumbres, Monterrey'],
    ['Cummbres', 'Cumbres, Monterrey'],
    ['Cubmres', 'Cumbres, Monterrey'],
    ['lomas del canpestre', 'Lomas del Campestre, León'],
  ])('is found by %s with one wrong letter', (term, only) => expect(names(term)).toEqual([only]));

  test('is not found with two wrong letters', () => expect(names('Cunpres')).toEqual([]));

  test.each([
    ['ind', 'Industrial, A'],
    ['zona industrial', 'Zona Ind., A'],
    ['industrial', 'Industrial, A'],
    ['indi', 'Indios Verdes, A'],
  ])('is found for %s as %s, because titles have abbreviations too', async (term, first) => {
    const zones = ['Indios Verdes', 'Industrial', 'Zona Ind.'];
    const of = await buildZoneIndex(branches({ name: 'A', state: '', code: '', zones }));
    expect(namesIn(of, term)[0]).toBe(first);
  });

  test.each([
    ['jurikilla', 'Juriquilla, A'],
    ['baradero', 'Varadero, A'],
    ['sapata', 'Zapata, A'],
  ])('is found by %s, as it sounds', async (term, only) => {
    const zones = ['Juriquilla', 'Varadero', 'Zapata'];
    const of = await buildZoneIndex(branches({ name: 'A', state: '', code: '', zones }));
    expect(namesIn(of, term)).toEqual([only]);
  });

  test('is found by its kind of place alone', () =>
    expect(names('ciudad')[0]).toBe('Ciudad Industrial, Durango'));
});

describe('the order of results', () => {
  test('is exact title, all words in the title, then city, without a state', async () => {
    const of = await buildZoneIndex(
      branches(
        { name: 'Otra', state: 'Lomas', code: '', zones: ['F'] },
        { name: 'Lomas', state: '', code: '', zones: ['E'] },
        { name: 'Tres', state: '', code: '', zones: ['Las Altas Lomas', 'Lomas Altas', 'Lomas'] },
        { name: 'Dos', state: '', code: '', zones: ['Lomas'] },
      ),
    );
    const found = namesIn(of, 'lomas');
    expect(found.slice(0, 2).toSorted()).toEqual(['Lomas, Dos', 'Lomas, Tres']);
    expect(found.slice(2)).toEqual(['Lomas Altas, Tres', 'Las Altas Lomas, Tres', 'E, Lomas']);
  });

  test('has a whole word before the beginning of a word', async () => {
    const of = await buildZoneIndex(
      branches({ name: 'A', state: '', code: '', zones: ['El Valleverde', 'Del Valle'] }),
    );
    expect(namesIn(of, 'valle')[0]).toBe('Del Valle, A');
  });

  test('has no similar words beside the word itself', async () => {
    const of = await buildZoneIndex(
      branches({ name: 'A', state: '', code: '', zones: ['Las Flores', 'Las Torres', 'Lomas'] }),
    );
    expect(namesIn(of, 'torres')).toEqual(['Las Torres, A']);
    expect(namesIn(of, 'lomaz')).toEqual(['Lomas, A']);
  });
});

describe('a city or state', () => {
  test('finds the zones of a city by name', () =>
    expect(names('durango').toSorted()).toEqual([
      'Centro de Durango, Durango',
      'Ciudad Industrial, Durango',
      'Santa Fe Poniente, Durango',
    ]));

  test('finds the city before a state with that word in its name', () =>
    expect(names('leon').slice(0, 2)).toEqual([
      'Centro de León, León',
      'Lomas del Campestre, León',
    ]));

  test.each(['Nuevo León', 'N.L.', 'nuevo leon'])('finds the zones of the state %s', (term) =>
    expect(names(term)).toContain('Cumbres, Monterrey'),
  );

  test('finds the branches of a state with too many zones', async () => {
    const zones = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Zona ${letter}`);
    const of = await buildZoneIndex(
      branches(
        { name: 'Uno', state: 'Sonora', code: '', zones },
        { name: 'Dos', state: 'Sonora', code: '', zones },
      ),
    );
    expect(namesIn(of, 'sonora').toSorted()).toEqual(['Dos', 'Uno']);
    expect(namesIn(of, 'uno')).toHaveLength(5);
  });

  test.each(['Nuevo León, México', 'Centro, Nuevo León, México'])(
    'is found in %s without the country',
    (term) => expect(names(term)).toContain('Centro, Monterrey'),
  );

  test.each(['Distrito Federal', 'CDMX', 'Ciudad de México', 'Cd. de México', 'D.F.'])(
    'has several names such as %s, and a branch without zones is a result',
    (term) => expect(names(term)).toEqual(['Tlalpan']),
  );
});

describe('a postal code', () => {
  test.each(['66484', 'C.P. 66484', 'CP 66484', ' código postal 66484'])(
    'finds its zones in the form %s',
    (term) => {
      const { places, isNear } = findZones(index, term);
      expect(places.map(({ zone }) => zone?.title)).toEqual([
        'Anáhuac',
        'Las Puentes',
        'Casa Bella',
      ]);
      expect(isNear).toBeUndefined();
    },
  );

  test('without a branch finds the nearest codes in the same state, marked as near', () => {
    expect(findZones(index, '66600')).toMatchObject({ isNear: true });
    expect(names('66600')).toEqual(['Apodaca', 'San Nicolás de los Garza']);
  });

  test('in a state without a branch finds nothing', () =>
    expect(findZones(index, '99999').places).toEqual([]));

  test.each(['06600', '6600', 'C.P. 6600', 'CP: 06600', '6600 Juárez'])(
    'is found as %s, with or without its first zero',
    async (term) => {
      const given = { name: 'Juárez', state: 'Ciudad de México', code: '06600', zones: ['Centro'] };
      expect(namesIn(await buildZoneIndex(branches(given)), term)).toEqual(['Centro, Juárez']);
    },
  );

  test('needs more than four digits alone, which may be a year', () => {
    expect(findZones(index, '2026').places).toEqual([]);
    expect(findZones(index, 'C.P. 1000')).toEqual({ places: [] });
  });

  test('matches as the beginning of a code', () => expect(names('664')[0]).toMatch(/San Nicolás/));
});

describe('a term without an exact match', () => {
  test('finds the branches of the state for a city of the catalogue', () => {
    expect(findZones(index, 'Cadereyta Jiménez').isNear).toBe(true);
    expect(names('Escobedo')).toContain('Monterrey');
    expect(names('Escobedo')).not.toContain('Campeche');
  });

  test('finds the branch of the city for an unknown colonia', () => {
    expect(findZones(index, 'Col. Altavista Monterrey').isNear).toBe(true);
    expect(names('Col. Altavista Monterrey')).toEqual(['Monterrey']);
  });

  test.each(['zzzzzz', '¿?', 'qwertyuiop asdf'])('finds nothing for %s', (term) =>
    expect(findZones(index, term)).toEqual({ places: [] }),
  );
});

test('an empty list of branches also has an index', async () => {
  const of = await buildZoneIndex([]);
  for (const term of ['centro', '64440', 'Escobedo'])
    expect(findZones(of, term).places).toEqual([]);
});
