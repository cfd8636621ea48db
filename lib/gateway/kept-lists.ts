import 'server-only';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mapResult, type Result } from '@/lib/gateway/result';
import { processWide } from '@/lib/process-wide';

/** Characters of JSON from which on a list is long. */
export const LONG_LIST = 256 * 1024;
/** Characters of all long lists together: twenty of the business' whole history. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

declare const element: unique symbol;

/** Records as JSON text. React's own encoding, in which Next caches, takes ten times as long. */
export type Packed<T> = string & { readonly [element]: T };

/** What is cached of a list: a short one itself, of a long one the name under which it is kept. */
export type KeptList<T> = { text: Packed<T> } | { key: string };

interface LongList {
  list: readonly unknown[];
  characters: number;
}

/**
 * Long lists by the hash of their text. Whatever a `'use cache'` function returns is copied, decoded
 * and parsed for every page that asks; for a page of one in 3,600 posts that was a third of the work
 * and most of the garbage.
 */
const longLists = processWide(
  'kept-lists',
  () =>
    new LRUCache<string, LongList>({
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ characters }) => characters,
    }),
);

const keyOf = (text: string) => hash('sha1', text, 'base64url');

/** One and the same for all pages: none may change it. */
function keepLong(key: string, list: readonly unknown[], characters: number): void {
  longLists.set(key, { list: Object.freeze(list), characters });
}

/** A list as one text, whatever its length. What is undefined is left out, as JSON does. */
export function pack<T>(result: Result<T[]>): Result<Packed<T>> {
  return mapResult(result, (list) => JSON.stringify(list) as Packed<T>);
}

/** What a `'use cache'` function returns of a list, for `keptList`. */
export function keepList<T>(result: Result<T[]>): Result<KeptList<T>> {
  return mapResult(result, (list): KeptList<T> => {
    const text = JSON.stringify(list) as Packed<T>;
    if (text.length < LONG_LIST) return { text };
    const key = keyOf(text);
    keepLong(key, list, text.length);
    return { key };
  });
}

/**
 * The list again.
 *
 * @param readAgain of a long list that this process does not know: another instance has read it, or
 *   too many others were kept since. Cached too, under its own name.
 */
export async function keptList<T>(
  kept: Result<KeptList<T>>,
  readAgain: () => Promise<Result<Packed<T>>>,
): Promise<Result<T[]>> {
  if (kept.status !== 'found') return kept;
  const { value } = kept;
  if ('text' in value) return { ...kept, value: JSON.parse(value.text) as T[] };
  const long = longLists.get(value.key);
  if (long) return { ...kept, value: long.list as T[] };
  return mapResult(await readAgain(), (text) => {
    const list = JSON.parse(text) as T[];
    // The content may be another by now: then the name belongs to what was.
    if (keyOf(text) === value.key) keepLong(value.key, list, text.length);
    return list;
  });
}
