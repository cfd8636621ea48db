import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { nameKey } from '@/lib/util/name-keys';
import { routes } from '@/lib/server/routing/routes';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

interface Comparison {
  rule: string;
  path: string;
  severity: Consequence['severity'];
  /** Completes "… tiene 3 registros que no están en …". */
  one: string;
  other: string;
  /** What is in the one and not in the other, as a name. */
  difference: string[];
  fix: string;
}

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

const titled = <T extends { id: number }>(result: Result<T[]>, of: (record: T) => string) =>
  result.status === 'found'
    ? {
        status: 'found' as const,
        value: result.value.map((record) => ({ id: record.id, name: of(record) })),
      }
    : result;

function comparisons(evidence: Evidence): Comparison[] {
  const { content, latestPosts, firstPress } = evidence;
  const { activeLines, lines, serviceLines, quoteLines, lineMarkers } = content;
  const gap = {
    severity: 'gap',
    fix: 'Haga que las dos listas tengan los mismos registros.',
  } as const;
  const services = { ...gap, path: routes.services() };
  const onMap = { ...gap, path: routes.map() };
  return [
    {
      ...services,
      rule: 'active-not-detail',
      one: 'La lista de líneas activas',
      other: 'el detalle de las líneas',
      difference: notIn(activeLines, lines),
    },
    {
      ...services,
      rule: 'detail-not-active',
      one: 'El detalle de las líneas',
      other: 'la lista de líneas activas',
      difference: notIn(lines, activeLines),
    },
    {
      ...services,
      rule: 'active-not-services',
      one: 'La lista de líneas activas',
      other: 'la página de servicios',
      difference: notIn(activeLines, serviceLines),
    },
    {
      ...gap,
      path: routes.quote(),
      rule: 'quote-not-active',
      one: 'El cotizador',
      other: 'la lista de líneas activas',
      difference: notIn(quoteLines, activeLines),
    },
    {
      ...onMap,
      rule: 'markers-not-detail',
      one: 'El filtro del mapa',
      other: 'el detalle de las líneas',
      difference: notIn(lineMarkers, lines),
    },
    {
      ...onMap,
      rule: 'presence-not-markers',
      one: 'La presencia del mapa',
      other: 'su filtro de líneas',
      difference: unknownMarkers(evidence),
    },
    {
      ...onMap,
      rule: 'offices-not-published',
      severity: 'broken',
      one: 'El mapa',
      other: 'las sucursales publicadas',
      difference: notIn(content.offices, content.branches),
    },
    {
      ...services,
      rule: 'units-not-published',
      severity: 'broken',
      one: 'El detalle de las líneas',
      other: 'las sucursales publicadas',
      difference: unpublishedUnits(evidence),
    },
    {
      ...gap,
      path: routes.blog(),
      rule: 'latest-not-listed',
      one: 'La portada',
      other: 'la lista de noticias',
      difference: notIn(
        titled(latestPosts, (post) => post.title_publication),
        content.posts,
      ),
    },
    {
      ...gap,
      path: routes.press(),
      rule: 'press-pages-disagree',
      one: 'La primera página de prensa',
      other: 'las páginas largas de la misma llamada',
      difference: notIn(
        titled(firstPress, ({ title }) => title),
        content.press,
      ),
    },
    {
      ...gap,
      path: routes.home(),
      rule: 'home-faqs-not-listed',
      one: 'La portada',
      other: 'la lista de preguntas frecuentes',
      difference: notIn(content.homeFaqs, content.faqs),
    },
  ];
}

/** Lists that should hold the same records and do not. */
export function agreementConsequences(evidence: Evidence): Consequence[] {
  return comparisons(evidence).flatMap(({ rule, path, severity, one, other, difference, fix }) => {
    if (difference.length === 0) return [];
    const [count, verb] =
      difference.length === 1
        ? ['1 registro', 'está']
        : [`${difference.length} registros`, 'están'];
    const names = difference.slice(0, 3).map((name) => `«${name}»`);
    const what = `${one} tiene ${count} que no ${verb} en ${other}: ${names.join(', ')}.`;
    return [{ severity, rule, path, what, fix }];
  });
}
