import 'server-only';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RawResponse } from '@/lib/content/gateway/decode';
import { isShared, KEY_PREFIX } from '@/lib/server/cache/redis-client.mts';
import { createSignedStore } from '@/lib/server/cache/signed-redis.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

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
async function share(key: string, { status, body }: RawResponse): Promise<void> {
  if (!isShared()) return;
  const digest = hash('sha1', body, 'base64url');
  const known = shared.stored.get(key);
  const same = known?.digest === digest ? known.signature : undefined;
  const signature = await shared.store.replace(key, { status, body }, LIFETIME_MS, same);
  if (signature) shared.stored.set(key, { digest, signature });
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
  void share(key, response).catch(() => undefined);
}

/** Deletes what the gateway says is missing. */
export function deleteStale(key: string): void {
  reads.delete(key);
  responses.delete(key);
  void unshare(key).catch(() => undefined);
}

/** The last good response, of this instance or another one; undefined without one. */
export async function getStale(key: string): Promise<RawResponse | undefined> {
  const own = get(key);
  if (own !== undefined) return own;
  const read = reads.get(key) ?? readShared(key).catch(() => undefined);
  reads.set(key, read);
  const other = await read;
  if (reads.get(key) === read) {
    reads.delete(key);
    if (other !== undefined) put(key, other);
  }
  return get(key);
}
