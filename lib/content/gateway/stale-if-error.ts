import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RawResponse } from '@/lib/content/gateway/decode';
import {
  sharedResponse,
  shareResponse,
  unshareResponse,
} from '@/lib/content/gateway/shared-responses';
import { globalSingleton } from '@/lib/util/global-singleton';

/** Its body as bytes: as text it would take two for each letter. */
interface StoredResponse {
  status: number;
  bytes: Uint8Array;
}

/** The last good response of each read, for outages after its cache entry has expired. */
const responses = globalSingleton(
  'gateway-stale-if-error',
  () =>
    new LRUCache<string, StoredResponse>({
      max: 5_000,
      maxSize: 64 * 1024 * 1024,
      sizeCalculation: ({ bytes }) => bytes.length + 1,
    }),
);

function put(key: string, { status, body }: RawResponse): void {
  responses.set(key, { status, bytes: new TextEncoder().encode(body) });
}

function get(key: string): RawResponse | undefined {
  const found = responses.get(key);
  return found && { status: found.status, body: new TextDecoder().decode(found.bytes) };
}

/** Reads from Redis that are under way; what comes meanwhile is newer and ends them. */
const reads = globalSingleton(
  'gateway-shared-reads',
  () => new Map<string, Promise<RawResponse | undefined>>(),
);

/** Stores a response that decodes. */
export function setStale(key: string, response: RawResponse): void {
  reads.delete(key);
  put(key, response);
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
  const own = get(key);
  if (own !== undefined) return own;
  const read = reads.get(key) ?? sharedResponse(key).catch(() => undefined);
  reads.set(key, read);
  const other = await read;
  if (reads.get(key) === read) {
    reads.delete(key);
    if (other !== undefined) put(key, other);
  }
  return get(key);
}
