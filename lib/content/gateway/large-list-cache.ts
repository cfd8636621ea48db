import 'server-only';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mapResult, type Result } from '@/lib/content/gateway/result';
import { processWide } from '@/lib/util/global-singleton';

/** Characters of JSON from which on a list is long. */
export const LONG_LIST = 256 * 1024;
/** Characters of all long lists together: four of the business' whole history. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/**
 * What is cached of a list: a short one as JSON text, for React's own encoding, in which Next caches,
 * takes ten times as long; of a long one the name under which it is kept.
 */
export type KeptList = { text: string } | { key: string };

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

/**
 * What a `'use cache'` function returns of a list, for `keptList`. What is undefined is left out, as
 * JSON does.
 *
 * @param isWhole whether a long list is cached itself as well.
 */
export function keepList<T>(result: Result<T[]>, isWhole: boolean): Result<KeptList> {
  return mapResult(result, (list) => {
    const text = JSON.stringify(list);
    if (isWhole || text.length < LONG_LIST) return { text };
    const key = keyOf(text);
    keepLong(key, list, text.length);
    return { key };
  });
}

/**
 * The list again.
 *
 * @param read the `'use cache'` function, for what `keepList` made of its list. It is asked for the
 *   whole where this process does not know a long one: another instance has read it, or too many
 *   others were kept since.
 */
export async function keptList<T>(
  read: (isWhole: boolean) => Promise<Result<KeptList>>,
): Promise<Result<T[]>> {
  const kept = await read(false);
  const key = kept.status === 'found' && 'key' in kept.value ? kept.value.key : undefined;
  const long = key === undefined ? undefined : longLists.get(key);
  if (long) return mapResult(kept, () => long.list as T[]);
  const whole = key === undefined ? kept : await read(true);
  return mapResult(whole, (value) => {
    if (!('text' in value)) throw new Error('A list asked for whole came without its text');
    const { text } = value;
    const list = JSON.parse(text) as T[];
    // The content may be another by now: then the name belongs to what was.
    if (key !== undefined && keyOf(text) === key) keepLong(key, list, text.length);
    return list;
  });
}
