import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import { contentTypes } from '@/lib/features/content-types/table';
import { nameKey } from '@/lib/util/name-keys';
import { routes } from '@/lib/server/routing/routes';
import { listNameOf, recordsIn } from '../site/records';
import type { Impact } from '../report';
import { told, type Evidence } from './evidence';

type Named = { id: number; name: string };

/** The names of what one list has and another has not. */
function notIn(one: Result<readonly Named[]>, other: Result<readonly { id: number }[]>): string[] {
  // A list that could not be read agrees with everything.
  if (one.status !== 'found' || other.status !== 'found') return [];
  const ids = new Set(other.value.map(({ id }) => id));
  return one.value.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
}

function unknownMarkers({ content: { presence, lineMarkers } }: Evidence): string[] {
  if (presence.status !== 'found' || lineMarkers.status !== 'found') return [];
  const known = new Set(lineMarkers.value.map(({ name }) => nameKey(name)));
  const names = presence.value.map(({ business_line }) => business_line.name);
  return [...new Set(names.filter((name) => !known.has(nameKey(name))))];
}

function unpublishedUnits({ content: { lines, branches } }: Evidence): string[] {
  const units = listOrEmpty(lines).flatMap(({ business_unit }) => business_unit);
  const distinct = [...new Map(units.map((unit) => [unit.id, unit])).values()];
  return notIn({ status: 'found', value: distinct }, branches);
}

const titled = <T extends { id: number }>(result: Result<T[]>, titleOf: (record: T) => string) =>
  mapResult(result, (list) => list.map((record) => ({ id: record.id, name: titleOf(record) })));

type Comparison = readonly [
  rule: string,
  path: string,
  /** What has more begins a sentence, the other ends it. */
  one: string,
  other: string,
  difference: string[],
  severity?: Impact['severity'],
];

function comparisons(evidence: Evidence): Comparison[] {
  const { activeLines, lines, serviceLines, quoteLines, lineMarkers } = evidence.content;
  const { latestPosts, posts, press, offices, branches, homeFaqs, faqs } = evidence.content;
  const [services, quote, map] = [routes.services(), routes.quote(), routes.map()];
  const [ofActive, active] = ['La lista de líneas activas', 'la lista de líneas activas'];
  const [ofDetail, detail] = ['El detalle de las líneas', 'el detalle de las líneas'];
  const published = 'las sucursales publicadas';
  const [firstPage, pages] = [
    'La primera página de prensa',
    'las páginas largas de la misma llamada',
  ];
  const first = titled(evidence.firstPress, ({ title }) => title);
  const latest = titled(latestPosts, ({ title_publication }) => title_publication);
  const [markers, units] = [unknownMarkers(evidence), unpublishedUnits(evidence)];
  const [home, homeOnly] = [routes.home(), notIn(homeFaqs, faqs)];
  return [
    ['active-not-detail', services, ofActive, detail, notIn(activeLines, lines)],
    ['detail-not-active', services, ofDetail, active, notIn(lines, activeLines)],
    ['active-not-services', services, ofActive, 'los servicios', notIn(activeLines, serviceLines)],
    ['units-not-published', services, ofDetail, published, units, 'broken'],
    ['quote-not-active', quote, 'El cotizador', active, notIn(quoteLines, activeLines)],
    ['markers-not-detail', map, 'El filtro del mapa', detail, notIn(lineMarkers, lines)],
    ['presence-not-markers', map, 'El mapa', 'su filtro de líneas', markers],
    ['offices-not-published', map, 'El mapa', published, notIn(offices, branches), 'broken'],
    ['latest-not-listed', routes.blog(), 'La portada', 'las noticias', notIn(latest, posts)],
    ['press-pages-disagree', routes.press(), firstPage, pages, notIn(first, press)],
    ['home-faqs-not-listed', home, 'La portada', 'las preguntas frecuentes', homeOnly],
  ];
}

const AGREE = 'Haga que las dos listas tengan los mismos registros.';

/** Lists that should hold the same records and do not. */
export const agreementImpact = (evidence: Evidence): Impact[] =>
  comparisons(evidence).flatMap(([rule, path, one, other, difference, severity = 'gap']) => {
    const { length } = difference;
    if (length === 0) return [];
    const records = length === 1 ? '1 registro que no está' : `${length} registros que no están`;
    const names = difference.slice(0, 3).map((name) => `«${name}»`);
    const what = `${one} tiene ${records} en ${other}: ${names.join(', ')}.`;
    return told(severity, rule, AGREE)(path, what);
  });

const sameAddress = told('broken', 'same-address', 'Dé a cada registro una url propia.');
const sameTitle = told(
  'gap',
  'same-title',
  'Distinga los títulos, o quite los registros repetidos.',
);

interface Entry {
  title: string;
  path: string;
}

const repeated = (entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] =>
  [...Map.groupBy(entries, keyOf).values()].filter(({ length }) => length > 1);

/** Addresses and titles that several records of a type share. */
export const duplicateImpact = ({ content }: Evidence): Impact[] =>
  Object.values(contentTypes).flatMap((type) => {
    const { plural } = type;
    if (plural === undefined) return [];
    const entries = recordsIn(content, listNameOf(type)).map((record): Entry => ({
      title: type.title(record),
      path: type.path(record),
    }));
    const atOneAddress = repeated(entries, ({ path }) => path.toLowerCase());
    const rest = entries.filter((entry) => !atOneAddress.some((group) => group.includes(entry)));
    const tell = (say: typeof sameTitle, groups: Entry[][], what: string) =>
      groups.flatMap(([first, ...others]) =>
        first ? say(first.path, `${others.length + 1} ${plural} ${what}: «${first.title}».`) : [],
      );
    const oneOpens = 'comparten una dirección; solo una se puede abrir';
    return [
      ...tell(sameAddress, atOneAddress, oneOpens),
      ...tell(
        sameTitle,
        repeated(rest, ({ title }) => nameKey(title)),
        'se llaman igual',
      ),
    ];
  });
