import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RawResponse } from '@/lib/content/gateway/decode';
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

/** Stores a response that decodes. */
export function setStale(key: string, response: RawResponse): void {
  responses.set(key, response);
}

/** Deletes what the gateway says is missing. */
export function deleteStale(key: string): void {
  responses.delete(key);
}

/** The last good response; undefined without one. */
export function getStale(key: string): RawResponse | undefined {
  return responses.get(key);
}
