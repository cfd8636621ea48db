import { mapResult, type Result } from '@/lib/content/gateway/result';
import { contentTypes } from '@/lib/features/content-types/table';
import { nameKey } from '@/lib/util/name-keys';
import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import type { Impact } from '../report';
import { listNameOf, recordsIn } from '../site/records';
import { told } from './told';

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

/** What has more begins a sentence, the other ends it. */
type Comparison = [
  rule: string,
  path: string,
  one: string,
  other: string,
  difference: string[],
  severity?: Impact['severity'],
];

function comparisons(content: Content): Comparison[] {
  const { activeLines, lines, serviceLines, quoteLines, lineMarkers, presence } = content;
  const { offices, branches, homeFaqs, faqs } = content;
  const [services, quote, map] = [routes.services(), routes.quote(), routes.map()];
  const [ofActive, active] = ['La lista de líneas activas', 'la lista de líneas activas'];
  const [ofDetail, detail] = ['El detalle de las líneas', 'el detalle de las líneas'];
  const published = 'las sucursales publicadas';
  const ofPress = 'La primera página de prensa';
  const pages = 'las páginas largas de la misma llamada';
  const units = mapResult(lines, (all) => all.flatMap(({ business_unit }) => business_unit));
  const present = named(presence, ({ business_line }) => byName(business_line));
  const unfiltered = notIn(present, named(lineMarkers, byName));
  const [home, homeOnly] = [routes.home(), notIn(homeFaqs, faqs)];
  const latest = named(content.latestPosts, ({ id, title_publication: name }) => ({ id, name }));
  const first = named(content.firstPress, ({ id, title: name }) => ({ id, name }));
  return [
    ['active-not-detail', services, ofActive, detail, notIn(activeLines, lines)],
    ['detail-not-active', services, ofDetail, active, notIn(lines, activeLines)],
    ['active-not-services', services, ofActive, 'los servicios', notIn(activeLines, serviceLines)],
    ['units-not-published', services, ofDetail, published, notIn(units, branches), 'broken'],
    ['quote-not-active', quote, 'El cotizador', active, notIn(quoteLines, activeLines)],
    ['markers-not-detail', map, 'El filtro del mapa', detail, notIn(lineMarkers, lines)],
    ['presence-not-markers', map, 'El mapa', 'su filtro de líneas', unfiltered],
    ['offices-not-published', map, 'El mapa', published, notIn(offices, branches), 'broken'],
    [
      'latest-not-listed',
      routes.blog(),
      'La portada',
      'las noticias',
      notIn(latest, content.posts),
    ],
    ['press-pages-disagree', routes.press(), ofPress, pages, notIn(first, content.press)],
    ['home-faqs-not-listed', home, 'La portada', 'las preguntas frecuentes', homeOnly],
  ];
}

const AGREE = 'Haga que las dos listas tengan los mismos registros.';

/** Lists that should hold the same records and do not. */
export const agreementImpact = (content: Content): Impact[] =>
  comparisons(content).flatMap(([rule, path, one, other, difference, severity = 'gap']) => {
    const { length } = difference;
    if (length === 0) return [];
    const records = length === 1 ? '1 registro que no está' : `${length} registros que no están`;
    const names = difference.slice(0, 3).map((name) => `«${name}»`);
    const what = `${one} tiene ${records} en ${other}: ${names.join(', ')}.`;
    return told(severity, rule, AGREE)(path, what);
  });

const sameAddress = told('broken', 'same-address', 'Dé a cada registro una url propia.');
const DISTINGUISH = 'Distinga los títulos, o quite los registros repetidos.';
const sameTitle = told('gap', 'same-title', DISTINGUISH);

interface Entry {
  title: string;
  path: string;
}

const repeated = (entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] =>
  [...Map.groupBy(entries, keyOf).values()].filter(({ length }) => length > 1);

/** Addresses and titles that several records of a type share. */
export const duplicateImpact = (content: Content): Impact[] =>
  Object.values(contentTypes).flatMap((type) => {
    const { plural } = type;
    if (plural === undefined) return [];
    const entries = recordsIn(content, listNameOf(type)).map((record): Entry => ({
      title: type.title(record),
      path: type.path(record),
    }));
    const atOneAddress = repeated(entries, ({ path }) => path.toLowerCase());
    const rest = entries.filter((entry) => !atOneAddress.some((group) => group.includes(entry)));
    const alike = repeated(rest, ({ title }) => nameKey(title));
    const tell = (say: typeof sameTitle, groups: Entry[][], what: string) =>
      groups.flatMap(([first, ...others]) =>
        first ? say(first.path, `${others.length + 1} ${plural} ${what}: «${first.title}».`) : [],
      );
    return [
      ...tell(sameAddress, atOneAddress, 'comparten una dirección; solo una se puede abrir'),
      ...tell(sameTitle, alike, 'se llaman igual'),
    ];
  });
