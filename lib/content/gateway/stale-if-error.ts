import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RawResponse } from '@/lib/content/gateway/decode';
import {
  sharedResponse,
  shareResponse,
  unshareResponse,
} from '@/lib/content/gateway/shared-responses';
import { globalSingleton } from '@/lib/util/global-singleton';

/** The last good response of each read, for outages after its cache entry has expired. */
const responses = globalSingleton(
  'gateway-stale-if-error',
  () =>
    new LRUCache<string, RawResponse>({
      max: 5_000,
      maxSize: 64 * 1024 * 1024,
      sizeCalculation: ({ body }) => body.length + 1,
    }),
);

/** Reads from Redis that are under way; what comes meanwhile is newer and ends them. */
const reads = globalSingleton(
  'gateway-shared-reads',
  () => new Map<string, Promise<RawResponse | undefined>>(),
);

/** Stores a response that decodes. */
export function setStale(key: string, response: RawResponse): void {
  reads.delete(key);
  responses.set(key, response);
  void shareResponse(key, response).catch(() => undefined);
}

/** Deletes what the gateway says is missing. */
export function deleteStale(key: string): void {
  reads.delete(key);
  responses.delete(key);
  void unshareResponse(key).catch(() => undefined);
}

/** The last good response, of this instance or another one; undefined without one. */
export async function getStale(key: string): Promise<RawResponse | undefined> {
  const own = responses.get(key);
  if (own !== undefined) return own;
  const read = reads.get(key) ?? sharedResponse(key).catch(() => undefined);
  reads.set(key, read);
  const other = await read;
  if (reads.get(key) === read) {
    reads.delete(key);
    if (other !== undefined) responses.set(key, other);
  }
  return responses.get(key);
}
