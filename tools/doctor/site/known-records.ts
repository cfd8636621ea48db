import { valueOrUndefined } from '@/lib/content/gateway/result';
import {
  withWithin,
  type ContentType,
  type Within,
} from '@/lib/features/content-types/content-type';
import { findZone } from '@/lib/features/branches/zone-segments';
import { contentTypes } from '@/lib/features/content-types/table';
import { namedElsewhere } from '@/lib/server/routing/institutional-names';
import { hasStructure } from '@/lib/features/programs/tabs';
import { routePattern } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { decoded } from '@/lib/util/decoded';
import { nameKey } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';
import { once, type Content } from '../content';
import { listNameOf, recordsIn, recordsOf, resultOf } from './records';

/** Pages that show the records of another's. */
const SAME: Readonly<Record<string, string>> = { '/servicios/*': '/detalle_linea/*' };

const NAMED = new Set(Object.values(contentTypes).flatMap(({ pattern }) => pattern ?? []));

const keysOf = (type: ContentType, record: object): string[] =>
  ((type.foundBy ?? type.names)?.(record) ?? []).map((name) => nameKey(trimSlug(String(name))));

/** The records behind a pattern by their names; undefined where one of their lists was not read. */
function keyed(content: Content, pattern: string): Map<string, Within> | undefined {
  const types = Object.entries(contentTypes).filter(([, type]) => type.pattern === pattern);
  const isUnread = types.some(
    ([, type]) => resultOf(content, listNameOf(type))?.status === 'unavailable',
  );
  if (isUnread) return undefined;
  const entries = types.flatMap(([name, type]) =>
    (type.within ? recordsOf(content, name, type) : recordsIn(content, listNameOf(type))).flatMap(
      (record) => keysOf(type, record).map((key): [string, Within] => [key, { type, record }]),
    ),
  );
  // The first of a name is found by it.
  return new Map(entries.filter(([key]) => key !== '').toReversed());
}

/**
 * Service types are found by their name or that of their line, zones as the site finds them; undefined
 * where there are none, since a call of their own may have failed.
 */
function hasPart({ type: whole, record: own }: Within, name: string): boolean | undefined {
  const [, ...parts] = withWithin(whole, own);
  if (parts.length === 0) return undefined;
  const keys = parts.flatMap(({ type, record }) => (type.foundBy ? keysOf(type, record) : []));
  if (keys.length > 0) return [...keys, nameKey(whole.title(own))].includes(nameKey(name));
  const zones = parts.map(({ type, record }) => ({
    ...{ id: type.id?.(record) ?? 0, title: type.title(record) },
  }));
  return findZone(zones, name) !== undefined;
}

/** Tells whether a record with these names exists; undefined where its list was not read. */
export const knownRecords = once((content) => {
  const known = new Map<string, ReturnType<typeof keyed>>();
  return (pattern: string, [name = '', part]: readonly string[]): boolean | undefined => {
    if (pattern === '/archivos/*') return content.files.get(name)?.status !== 'missing';
    const own = part === undefined ? pattern : pattern.replace(/\/\*$/, '');
    const base = SAME[own] ?? own;
    if (!NAMED.has(base)) return undefined;
    if (!known.has(base)) known.set(base, keyed(content, base));
    const records = known.get(base);
    if (records === undefined) return undefined;
    if (base === '/nuestra_empresa/*' && namedElsewhere(name) !== undefined) return true;
    const found = records.get(nameKey(name));
    return found && part !== undefined ? hasPart(found, part) : found !== undefined;
  };
});

/** Whether the record of a canonical path exists; unknown for other pages and unread lists. */
export function recordAt(path: string, content: Content): 'found' | 'missing' | 'unknown' {
  const { jobBoard, strategy } = content;
  const ofJobs = [routes.jobBoard(), routes.vacancies()];
  if (ofJobs.includes(path) && jobBoard.status === 'missing') return 'missing';
  const isRead = strategy.status !== 'unavailable';
  const isWithout = isRead && !hasStructure(valueOrUndefined(strategy));
  if (path === routes.socialStructure() && isWithout) return 'missing';
  const pattern = routePattern(path) ?? '';
  const shape = pattern.split('/');
  const names = path.split('/').filter((_, at) => shape[at] === '*');
  const exists = knownRecords(content)(
    pattern,
    names.map((name) => decoded(name) ?? name),
  );
  return exists === undefined ? 'unknown' : exists ? 'found' : 'missing';
}
