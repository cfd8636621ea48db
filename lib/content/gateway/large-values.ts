import 'server-only';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mapResult, type Result } from '@/lib/content/gateway/result';
import { globalSingleton } from '@/lib/util/global-singleton';

/** Characters of JSON from which a value is large. */
export const LARGE_VALUE = 256 * 1024;
/** In characters; four lists of 3,600 posts fit. */
const MAX_SIZE = 16 * 1024 * 1024;

/** What Next caches: a small value as JSON (React's own encoding is ten times slower), else a key. */
export type CachedValue = { text: string } | { key: string };

interface LargeValue {
  value: unknown;
  characters: number;
}

// Next decodes the value of a `'use cache'` function on every call: for one page among 3,600 posts
// that was a third of its CPU time.
const largeValues = globalSingleton(
  'large-values',
  () =>
    new LRUCache<string, LargeValue>({
      maxSize: MAX_SIZE,
      sizeCalculation: ({ characters }) => characters,
    }),
);

const keyOf = (text: string) => hash('sha1', text, 'base64url');

/** Of values that are still in use. */
const keys = globalSingleton('large-value-keys', () => new WeakMap<object, string>());

/** A text's object is new each time, so its key is not found. */
const objectOf = (value: unknown): object => Object(value);

/** What says the same stays the same object: others keep what they made of it. */
function put(key: string, value: unknown, characters: number): void {
  if (largeValues.get(key)) return;
  largeValues.set(key, { value: Object.freeze(value), characters });
  keys.set(objectOf(value), key);
}

/** Stores a value for `getValue`; `inFull` returns the JSON of a large one instead of its key. */
export function putValue(result: Result<unknown>, inFull: boolean): Result<CachedValue> {
  return mapResult(result, (value) => {
    const known = keys.get(objectOf(value));
    if (!inFull && known !== undefined && largeValues.get(known)) return { key: known };
    const text = JSON.stringify(value);
    if (inFull || text.length < LARGE_VALUE) return { text };
    const key = keyOf(text);
    put(key, value, text.length);
    return { key };
  });
}

/** The value that `putValue` stored, frozen if large; read `inFull` if this process has no copy. */
export async function getValue<T>(
  read: (inFull: boolean) => Promise<Result<CachedValue>>,
): Promise<Result<T>> {
  const entry = await read(false);
  const key = entry.status === 'found' && 'key' in entry.value ? entry.value.key : undefined;
  const large = key === undefined ? undefined : largeValues.get(key);
  if (large) return mapResult(entry, () => large.value as T);
  const full = key === undefined ? entry : await read(true);
  return mapResult(full, (cached) => {
    if (!('text' in cached)) throw new Error('A value requested in full came without its text');
    const { text } = cached;
    const value = JSON.parse(text) as T;
    // The content may have changed between the two reads.
    if (key !== undefined && keyOf(text) === key) put(key, value, text.length);
    return value;
  });
}
