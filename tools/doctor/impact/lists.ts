import { listOrEmpty, mapResult, type Result } from '@/lib/content/gateway/result';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { nameKey } from '@/lib/util/name-keys';
import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import { recordsIn } from '../records-in';
import type { Impact } from '../report';
import { broken, gap, type Evidence } from './evidence';

/** What `one` has and `other` has not, by name; `one` begins a sentence, `other` ends it. */
type Comparison = [
  rule: string,
  path: string,
  one: string,
  other: string,
  difference: string[],
  severity?: Impact['severity'],
];

type Named = { id: number; name: string };

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

const DETAIL = 'el detalle de las líneas';
const ACTIVE = 'la lista de líneas activas';
const PUBLISHED = 'las sucursales publicadas';

function lineComparisons(evidence: Evidence): Comparison[] {
  const { activeLines, lines, serviceLines, quoteLines, lineMarkers } = evidence.content;
  const path = routes.services();
  const activeList = 'La lista de líneas activas';
  const unknown = unknownMarkers(evidence);
  const units = unpublishedUnits(evidence);
  return [
    ['active-not-detail', path, activeList, DETAIL, notIn(activeLines, lines)],
    ['detail-not-active', path, 'El detalle de las líneas', ACTIVE, notIn(lines, activeLines)],
    ['active-not-services', path, activeList, 'los servicios', notIn(activeLines, serviceLines)],
    ['units-not-published', path, 'El detalle de las líneas', PUBLISHED, units, 'broken'],
    ['quote-not-active', routes.quote(), 'El cotizador', ACTIVE, notIn(quoteLines, activeLines)],
    ['markers-not-detail', routes.map(), 'El filtro del mapa', DETAIL, notIn(lineMarkers, lines)],
    ['presence-not-markers', routes.map(), 'El mapa', 'su filtro de líneas', unknown],
  ];
}

function otherComparisons({ content, firstPress }: Evidence): Comparison[] {
  const latest = titled(content.latestPosts, ({ title_publication }) => title_publication);
  const press = titled(firstPress, ({ title }) => title);
  const offices = notIn(content.offices, content.branches);
  const faqs = notIn(content.homeFaqs, content.faqs);
  const pages = ['La primera página de prensa', 'las páginas largas de la misma llamada'] as const;
  return [
    ['offices-not-published', routes.map(), 'El mapa', PUBLISHED, offices, 'broken'],
    [
      'latest-not-listed',
      routes.blog(),
      'La portada',
      'las noticias',
      notIn(latest, content.posts),
    ],
    ['press-pages-disagree', routes.press(), ...pages, notIn(press, content.press)],
    ['home-faqs-not-listed', routes.home(), 'La portada', 'las preguntas frecuentes', faqs],
  ];
}

/** Lists that should hold the same records and do not. */
export function agreementImpact(evidence: Evidence): Impact[] {
  const comparisons = [...lineComparisons(evidence), ...otherComparisons(evidence)];
  return comparisons.flatMap(([rule, path, one, other, difference, severity = 'gap']) => {
    if (difference.length === 0) return [];
    const isOne = difference.length === 1;
    const records = isOne
      ? '1 registro que no está'
      : `${difference.length} registros que no están`;
    const names = difference.slice(0, 3).map((name) => `«${name}»`);
    const what = `${one} tiene ${records} en ${other}: ${names.join(', ')}.`;
    const fix = 'Haga que las dos listas tengan los mismos registros.';
    return [{ severity, rule, path, what, fix }];
  });
}

type Entry = [title: string, path: string];

/** The records of a type, by what people call them. */
function entriesOf(content: Content, type: ContentType): Entry[] {
  const [list = ''] = Object.keys(type.calls ?? {});
  return recordsIn(content, list).map((record) => [type.title(record), type.path(record)]);
}

function repeated(all: readonly Entry[], keyOf: (entry: Entry) => string) {
  const groups = [...Map.groupBy(all, keyOf).values()];
  return groups.flatMap(([first, ...others]) =>
    first && others.length > 0 ? [{ first, others, count: others.length + 1 }] : [],
  );
}

/** Addresses and titles that several records of a type share. */
export function duplicateImpact({ content }: Evidence): Impact[] {
  return Object.values(contentTypes).flatMap((type) => {
    if (type.plural === undefined) return [];
    const all = entriesOf(content, type);
    const sameAddress = repeated(all, ([, path]) => path.toLowerCase());
    const atOneAddress = new Set(sameAddress.flatMap(({ first, others }) => [first, ...others]));
    const rest = all.filter((entry) => !atOneAddress.has(entry));
    return [
      ...sameAddress.map(({ first: [title, path], count }) =>
        broken({
          rule: 'same-address',
          path,
          what: `${count} ${type.plural} comparten una dirección; solo una se puede abrir: «${title}».`,
          fix: 'Dé a cada registro una url propia.',
        }),
      ),
      ...repeated(rest, ([title]) => nameKey(title)).map(({ first: [title, path], count }) =>
        gap({
          rule: 'same-title',
          path,
          what: `${count} ${type.plural} se llaman igual: «${title}».`,
          fix: 'Distinga los títulos, o quite los registros repetidos.',
        }),
      ),
    ];
  });
}
