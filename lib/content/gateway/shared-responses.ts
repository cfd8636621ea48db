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

const response = z.object({ status: z.number().int(), body: z.string() });

function createStore() {
  // Whoever may call the gateway knows what it says.
  const access = [process.env.GATEWAY_URL, process.env.GATEWAY_AUTHORIZATION];
  const secret = hash('sha256', JSON.stringify(access));
  const prefix = `${KEY_PREFIX}gateway:${hash('sha256', secret).slice(0, 16)}`;
  return {
    store: createSignedStore({ prefix, secret, maxBytes: 32 * MIB, budgetBytes: 32 * MIB }),
    /** What this process has stored: the hash of its body, and its signature in Redis. */
    stored: new LRUCache<string, { digest: string; signature: Buffer }>({ max: 5_000 }),
  };
}

const shared = globalSingleton('gateway-shared-responses', createStore);

/** Keeps a response of the gateway in Redis, as it came, so that the next release can read it. */
export async function shareResponse(key: string, { status, body }: RawResponse): Promise<void> {
  if (!isShared()) return;
  const digest = hash('sha1', body, 'base64url');
  const known = shared.stored.get(key);
  const same = known?.digest === digest ? known.signature : undefined;
  const signature = await shared.store.replace(key, { status, body }, LIFETIME_MS, same);
  if (signature) shared.stored.set(key, { digest, signature });
}

/** The response that an instance has kept. Undefined without one, or without Redis. */
export async function sharedResponse(key: string): Promise<RawResponse | undefined> {
  if (!isShared()) return undefined;
  return response.safeParse(await shared.store.read(key)).data;
}

/** Forgets a response here and where other instances find it. */
export async function unshareResponse(key: string): Promise<void> {
  if (!isShared()) return;
  shared.stored.delete(key);
  await shared.store.remove(key);
}
