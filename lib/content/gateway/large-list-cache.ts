import 'server-only';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { globalSingleton } from '@/lib/util/global-singleton';

/** Characters of JSON from which a list is large. */
export const LARGE_LIST = 256 * 1024;
/** In characters; four lists of 3,600 posts fit. */
const MAX_SIZE = 16 * 1024 * 1024;

/** What Next caches: a small list as JSON (React's own encoding is ten times slower), else a key. */
export type CachedList = { text: string } | { key: string };

interface LargeList {
  list: readonly unknown[];
  characters: number;
}

// Next decodes the value of a `'use cache'` function on every call: for one page among 3,600 posts
// that was a third of its CPU time.
const largeLists = globalSingleton(
  'large-lists',
  () =>
    new LRUCache<string, LargeList>({
      maxSize: MAX_SIZE,
      sizeCalculation: ({ characters }) => characters,
    }),
);

const keyOf = (text: string) => hash('sha1', text, 'base64url');

function put(key: string, list: readonly unknown[], characters: number): void {
  largeLists.set(key, { list: Object.freeze(list), characters });
}

/** Stores a list for `getList`; `inFull` returns the JSON of a large list instead of its key. */
export function putList<T>(result: Result<T[]>, inFull: boolean): Result<CachedList> {
  return mapResult(result, (list) => {
    const text = JSON.stringify(list);
    if (inFull || text.length < LARGE_LIST) return { text };
    const key = keyOf(text);
    put(key, list, text.length);
    return { key };
  });
}

/** The list that `putList` stored, frozen if large; read `inFull` if this process has no copy. */
export async function getList<T>(
  read: (inFull: boolean) => Promise<Result<CachedList>>,
): Promise<Result<T[]>> {
  const entry = await read(false);
  const key = entry.status === 'found' && 'key' in entry.value ? entry.value.key : undefined;
  const large = key === undefined ? undefined : largeLists.get(key);
  if (large) return mapResult(entry, () => large.list as T[]);
  const full = key === undefined ? entry : await read(true);
  return mapResult(full, (value) => {
    if (!('text' in value)) throw new Error('A list requested in full came without its text');
    const { text } = value;
    const list = JSON.parse(text) as T[];
    // The content may have changed between the two reads.
    if (key !== undefined && keyOf(text) === key) put(key, list, text.length);
    return list;
  });
}

/** Stores one record for `getRecord`, as `putList` does a list. */
export const putRecord = <T>(result: Result<T>, inFull: boolean): Result<CachedList> =>
  putList(
    mapResult(result, (record) => [record]),
    inFull,
  );

/** The record that `putRecord` stored, read as `getList` reads. */
export async function getRecord<T>(
  read: (inFull: boolean) => Promise<Result<CachedList>>,
): Promise<Result<T>> {
  const list = await getList<T>(read);
  if (list.status !== 'found') return list;
  const [record] = list.value;
  return record === undefined ? missing : { ...list, value: record };
}
