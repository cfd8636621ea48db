import { mapResult, type Result } from '@/lib/content/gateway/result';
import { contentTypes } from '@/lib/features/content-types/table';
import { capitalized } from '@/lib/features/zone-sheet/times';
import { nameKey } from '@/lib/util/name-keys';
import { routes } from '@/lib/server/routing/routes';
import { listNameOf, recordsIn, type Content } from '../content';
import { told, type Impact } from '../report';

type Named = { id: number | string; name: string };

/** The names of what one list has and another has not; one that was not read agrees with everything. */
function notIn(one: Result<Named[]>, other: Result<Pick<Named, 'id'>[]>): string[] {
  if (one.status !== 'found' || other.status !== 'found') return [];
  const ids = new Set(other.value.map(({ id }) => id));
  const lacking = one.value.filter(({ id }) => !ids.has(id));
  return [...new Map(lacking.map(({ id, name }) => [id, name])).values()];
}

const named = <T>(result: Result<T[]>, nameOf: (record: T) => Named) =>
  mapResult(result, (list) => list.map(nameOf));
/** For lists whose records have no id in common. */
const byName = ({ name }: { name: string }): Named => ({ id: nameKey(name), name });

const AGREE = 'Haga que las dos listas tengan los mismos registros.';

const ACTIVE = 'la lista de líneas activas';
const DETAIL = 'el detalle de las líneas';
const PUBLISHED = 'las sucursales publicadas';
const PRESS = 'la primera página de prensa';
const LONG_PAGES = 'las páginas largas de la misma llamada';

/** Lists that should hold the same records and do not. */
export function agreementImpact(content: Content): Impact[] {
  const { activeLines, lines, serviceLines, quoteLines, lineMarkers, presence } = content;
  const { offices, branches, homeFaqs, faqs } = content;
  const [services, quote, map] = [routes.services(), routes.quote(), routes.map()];
  const units = mapResult(lines, (all) => all.flatMap(({ business_unit }) => business_unit));
  const present = named(presence, ({ business_line }) => byName(business_line));
  const unfiltered = notIn(present, named(lineMarkers, byName));
  const latest = named(content.latestPosts, ({ id, title_publication: name }) => ({ id, name }));
  const [unlisted, homeOnly] = [notIn(latest, content.posts), notIn(homeFaqs, faqs)];
  const first = named(content.firstPress, ({ id, title: name }) => ({ id, name }));
  const pairs: [rule: string, path: string, one: string, other: string, lacking: string[]][] = [
    ['active-not-detail', services, ACTIVE, DETAIL, notIn(activeLines, lines)],
    ['detail-not-active', services, DETAIL, ACTIVE, notIn(lines, activeLines)],
    ['active-not-services', services, ACTIVE, 'los servicios', notIn(activeLines, serviceLines)],
    ['units-not-published', services, DETAIL, PUBLISHED, notIn(units, branches)],
    ['quote-not-active', quote, 'el cotizador', ACTIVE, notIn(quoteLines, activeLines)],
    ['markers-not-detail', map, 'el filtro del mapa', DETAIL, notIn(lineMarkers, lines)],
    ['presence-not-markers', map, 'el mapa', 'su filtro de líneas', unfiltered],
    ['offices-not-published', map, 'el mapa', PUBLISHED, notIn(offices, branches)],
    ['latest-not-listed', routes.blog(), 'la portada', 'las noticias', unlisted],
    ['press-pages-disagree', routes.press(), PRESS, LONG_PAGES, notIn(first, content.press)],
    ['home-faqs-not-listed', routes.home(), 'la portada', 'las preguntas frecuentes', homeOnly],
  ];
  return pairs.flatMap(([rule, path, one, other, lacking]) => {
    const { length } = lacking;
    if (length === 0) return [];
    const records = length === 1 ? '1 registro que no está' : `${length} registros que no están`;
    const names = lacking.slice(0, 3).map((name) => `«${name}»`);
    const what = `${capitalized(one)} tiene ${records} en ${other}: ${names.join(', ')}.`;
    // What is not published cannot be opened.
    return told(other === PUBLISHED ? 'broken' : 'gap', rule, AGREE)(path, what);
  });
}

const sameAddress = told('broken', 'same-address', 'Dé a cada registro una url propia.');
const sameTitle = told('gap', 'same-title', 'Distinga los títulos, o quite los repetidos.');

const repeated = (records: readonly object[], keyOf: (record: object) => string) =>
  [...Map.groupBy(records, keyOf).values()].filter(({ length }) => length > 1);

/** Addresses and titles that several records of a type share. */
export const duplicateImpact = (content: Content): Impact[] =>
  Object.values(contentTypes).flatMap((type) => {
    const { plural } = type;
    if (plural === undefined) return [];
    const records = recordsIn(content, listNameOf(type));
    const atOneAddress = repeated(records, (record) => type.path(record).toLowerCase());
    const rest = records.filter((record) => !atOneAddress.some((group) => group.includes(record)));
    const alike = repeated(rest, (record) => nameKey(type.title(record)));
    const tell = (say: typeof sameTitle, groups: object[][], what: string) =>
      groups.map(([first = {}, ...rest]) => {
        const those = `${rest.length + 1} ${plural} ${what}: «${type.title(first)}».`;
        return say(type.path(first), those);
      });
    return [
      ...tell(sameAddress, atOneAddress, 'comparten una dirección; solo una se puede abrir'),
      ...tell(sameTitle, alike, 'se llaman igual'),
    ];
  });
