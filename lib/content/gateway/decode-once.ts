import 'server-only';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { decodeList, type Decoded, type RawResponse } from '@/lib/content/gateway/decode';
import type { Defects } from '@/lib/content/gateway/defects';
import { LARGE_VALUE } from '@/lib/content/gateway/large-values';
import { found } from '@/lib/content/gateway/result';
import { globalSingleton } from '@/lib/util/global-singleton';

interface DecodedList {
  digest: string;
  /** Held by those who use it, as `large-values.ts`. */
  list: WeakRef<unknown[]>;
  defects: Defects | undefined;
}

/** The last large list of each call. */
const lists = globalSingleton(
  'decoded-lists',
  () => new LRUCache<string, DecodedList>({ max: 500 }),
);

/**
 * As `decodeList`; of a large list, the bytes that came last time give the same list, frozen, while
 * it is in use: thousands of posts are megabytes, and seldom change in two minutes.
 */
export function decodeListOnce<S extends z.ZodType>(
  path: string,
  response: RawResponse,
  schema: S,
): Decoded<z.output<S>[]> {
  const { status, digest, bytes = 0 } = response;
  if (status !== 200 || digest === undefined || bytes < LARGE_VALUE)
    return decodeList(response, schema);
  const last = lists.get(path);
  const same = last?.digest === digest ? last.list.deref() : undefined;
  if (last && same) return { result: found(same as z.output<S>[]), defects: last.defects };
  const decoded = decodeList(response, schema);
  const { result, defects } = decoded;
  if (result.status === 'found') {
    const list = new WeakRef<unknown[]>(Object.freeze(result.value) as unknown[]);
    lists.set(path, { digest, list, defects });
  }
  return decoded;
}
