import 'server-only';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RawResponse } from '@/lib/content/gateway/decode';
import { isShared, KEY_PREFIX } from '@/lib/server/cache/redis-client.mts';
import { createSignedStore } from '@/lib/server/cache/signed-redis.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);

const MIB = 1024 * 1024;
/** How long Redis keeps a response after it last came, in ms. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const rawResponse = z.object({ status: z.number().int(), body: z.string() });

function createShared() {
  // Who has the credentials could read the same from the gateway.
  const access = [process.env.GATEWAY_URL, process.env.GATEWAY_AUTHORIZATION];
  const secret = hash('sha256', JSON.stringify(access));
  const prefix = `${KEY_PREFIX}gateway:${hash('sha256', secret).slice(0, 16)}`;
  return {
    store: createSignedStore({ prefix, secret, maxBytes: 32 * MIB, budgetBytes: 32 * MIB }),
    /** What this process has stored: the hash of its body, and its signature in Redis. */
    stored: new LRUCache<string, { digest: string; signature: Buffer }>({ max: 5_000 }),
  };
}

const shared = globalSingleton('gateway-shared-responses', createShared);

// As it came, so that the next release can read it.
async function share(key: string, { status, body, digest }: RawResponse): Promise<void> {
  if (!isShared()) return;
  const known = shared.stored.get(key);
  const same = known && known.digest === digest ? known.signature : undefined;
  const signature = await shared.store.replace(key, { status, body }, LIFETIME_MS, same);
  if (signature && digest !== undefined) shared.stored.set(key, { digest, signature });
}

async function readShared(key: string): Promise<RawResponse | undefined> {
  if (!isShared()) return undefined;
  return rawResponse.safeParse(await shared.store.read(key)).data;
}

async function unshare(key: string): Promise<void> {
  if (!isShared()) return;
  shared.stored.delete(key);
  await shared.store.remove(key);
}

/** Its body compressed: thousands of them are tens of megabytes. */
interface StoredResponse {
  status: number;
  digest: string | undefined;
  bytes: Uint8Array;
}

/** The last good response of each read, for outages after its cache entry has expired. */
const responses = globalSingleton(
  'gateway-stale-if-error',
  () =>
    new LRUCache<string, StoredResponse>({
      max: 5_000,
      maxSize: 32 * MIB,
      sizeCalculation: ({ bytes }) => bytes.length + 1,
    }),
);
/** Those that are being compressed. */
const incoming = globalSingleton(
  'gateway-incoming-responses',
  () => new Map<string, RawResponse>(),
);

async function put(key: string, response: RawResponse): Promise<void> {
  const { status, digest } = response;
  const last = responses.get(key);
  if (digest !== undefined && last?.digest === digest && last.status === status) {
    incoming.delete(key);
    return;
  }
  incoming.set(key, response);
  const bytes = await compress(response.body, { level: 1 });
  if (incoming.get(key) !== response) return;
  incoming.delete(key);
  // A copy: zlib's result is a view that keeps 16 kB.
  responses.set(key, { status, digest, bytes: new Uint8Array(bytes) });
}

const find = (key: string) => incoming.get(key) ?? responses.get(key);

async function unpack(found: RawResponse | StoredResponse): Promise<RawResponse> {
  if ('body' in found) return { status: found.status, body: found.body };
  return { status: found.status, body: String(await decompress(found.bytes)) };
}

/** Reads from Redis that are under way; what comes meanwhile is newer and ends them. */
const reads = globalSingleton(
  'gateway-shared-reads',
  () => new Map<string, Promise<RawResponse | undefined>>(),
);

/** Stores a response that decodes. */
export function setStale(key: string, response: RawResponse): void {
  reads.delete(key);
  void put(key, response);
  void share(key, response).catch(() => undefined);
}

/** Deletes what the gateway says is missing. */
export function deleteStale(key: string): void {
  reads.delete(key);
  incoming.delete(key);
  responses.delete(key);
  void unshare(key).catch(() => undefined);
}

/** The last good response, of this instance or another one; undefined without one. */
export async function getStale(key: string): Promise<RawResponse | undefined> {
  const own = find(key);
  if (own !== undefined) return unpack(own);
  const read = reads.get(key) ?? readShared(key).catch(() => undefined);
  reads.set(key, read);
  const other = await read;
  if (reads.get(key) === read) {
    reads.delete(key);
    if (other !== undefined) void put(key, other);
  }
  const found = find(key);
  return found && unpack(found);
}
