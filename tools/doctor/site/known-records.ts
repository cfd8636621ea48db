import { valueOrUndefined } from '@/lib/content/gateway/result';
import {
  withWithin,
  type ContentType,
  type Within,
} from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { namedElsewhere } from '@/lib/server/routing/institutional-names';
import { hasStructure } from '@/lib/features/programs/tabs';
import { routePattern } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { nameKey } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';
import type { Content } from '@/tools/doctor/content';
import { recordsOf } from '@/tools/doctor/site/records';
import { decoded, lastName, recordsIn, resultOf } from '@/tools/doctor/site/records';

/** Pages that show the records of another's. */
const SAME: Readonly<Record<string, string>> = { '/servicios/*': '/detalle_linea/*' };

const NAMED = new Set(Object.values(contentTypes).flatMap(({ pattern }) => pattern ?? []));

/** Whether a record with these names exists; undefined where its list was not read. */
type Exists = (pattern: string, names: readonly string[]) => boolean | undefined;

const keysOf = (type: ContentType, record: object): string[] =>
  ((type.foundBy ?? type.names)?.(record) ?? []).map((name) => nameKey(trimSlug(String(name))));

/** The records behind a pattern by their names; undefined where one of their lists was not read. */
function keyed(content: Content, pattern: string): Map<string, Within> | undefined {
  const records = new Map<string, Within>();
  for (const [name, type] of Object.entries(contentTypes)) {
    if (type.pattern !== pattern) continue;
    const [list = ''] = Object.keys(type.calls ?? {});
    if (resultOf(content, list)?.status === 'unavailable') return undefined;
    const held = type.within ? recordsOf(content, name, type) : recordsIn(content, list);
    for (const record of held) {
      for (const key of keysOf(type, record)) {
        if (key !== '' && !records.has(key)) records.set(key, { type, record });
      }
    }
  }
  return records;
}

/**
 * Zones are found by their segment or parts of their name, service types by their name or that of their
 * line; undefined where there are none, since a call of their own may have failed.
 */
function hasPart({ type, record }: Within, name: string): boolean | undefined {
  const wanted = nameKey(name);
  const [, ...parts] = withWithin(type, record);
  if (parts.length === 0) return undefined;
  return parts.some((part) =>
    part.type.foundBy
      ? [...keysOf(part.type, part.record), nameKey(type.title(record))].includes(wanted)
      : nameKey(part.type.title(part.record)).includes(wanted) ||
        [lastName(part.type.path(part.record)), part.type.id?.(part.record)]
          .map(String)
          .includes(wanted),
  );
}

function existsIn(content: Content): Exists {
  const known = new Map<string, ReturnType<typeof keyed>>();
  return (pattern, [name = '', part]) => {
    if (pattern === '/archivos/*') return content.files.get(name)?.status !== 'missing';
    const own = part === undefined ? pattern : pattern.replace(/\/\*$/, '');
    const base = SAME[own] ?? own;
    if (!NAMED.has(base)) return undefined;
    if (!known.has(base)) known.set(base, keyed(content, base));
    const records = known.get(base);
    if (records === undefined) return undefined;
    if (base === '/nuestra_empresa/*' && namedElsewhere(name) !== undefined) return true;
    const found = records.get(nameKey(name));
    if (found === undefined || part === undefined) return found !== undefined;
    return hasPart(found, part);
  };
}

const known = new WeakMap<Content, Exists>();

/** Tells which records of this content exist. */
export function knownRecords(content: Content): Exists {
  const exists = known.get(content) ?? existsIn(content);
  known.set(content, exists);
  return exists;
}

/** The pattern of a canonical path and the names in it. */
function namesIn(path: string): { pattern: string; names: string[] } {
  const pattern = routePattern(path) ?? '';
  const shape = pattern.split('/');
  const names = path.split('/').filter((_, at) => shape[at] === '*');
  return { pattern, names: names.map(decoded) };
}

/** Whether the record of a canonical path exists; unknown for other pages and unread lists. */
export function recordAt(path: string, content: Content): 'found' | 'missing' | 'unknown' {
  if (path === routes.jobBoard() || path === routes.vacancies())
    return content.jobBoard.status === 'missing' ? 'missing' : 'unknown';
  if (path === routes.socialStructure()) {
    const isEmpty = !hasStructure(valueOrUndefined(content.strategy));
    return isEmpty && content.strategy.status !== 'unavailable' ? 'missing' : 'unknown';
  }
  const { pattern, names } = namesIn(path);
  const exists = knownRecords(content)(pattern, names);
  return exists === undefined ? 'unknown' : exists ? 'found' : 'missing';
}
