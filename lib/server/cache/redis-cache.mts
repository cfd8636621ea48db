// Pages and results of reads that instances of the same build and environment share in Redis.
import { buildId, environmentFingerprint, signingKey } from './build-fingerprint.mts';
import { readEntry, type SharedEntries, type SharedEntry } from './entry-schema.mts';
import { INCOMPLETE_TAG } from './page-tags.mts';
import { KEY_PREFIX } from './redis-client.mts';
import { createSignedStore } from './signed-redis.mts';
import { isInFuture, isInvalidatedSince, syncedUpTo } from './tag-invalidation.mts';

const MIB = 1024 * 1024;

function createStore() {
  const [build, secret] = [buildId(), signingKey()];
  if (build === undefined || secret === undefined) return undefined;
  const prefix = `${KEY_PREFIX}${build}:${environmentFingerprint()}`;
  return createSignedStore({ prefix, secret, maxBytes: 2 * MIB, budgetBytes: 32 * MIB });
}

const store = createStore();

/** Reads an entry. Undefined when there is none, it is not ours or outdated, or Redis is down. */
export async function readShared<Kind extends keyof SharedEntries>(
  kind: Kind,
  key: string,
): Promise<SharedEntries[Kind] | undefined> {
  const shared = readEntry(kind, await store?.read(`${kind} ${key}`));
  if (shared === undefined || isInFuture(shared.syncedUpTo)) return undefined;
  return isInvalidatedSince(shared.tags, shared.syncedUpTo) ? undefined : shared.entry;
}

/** Shares an entry for `lifetime` ms, unless it is incomplete, too large or above the budget. */
export async function writeShared<Kind extends keyof SharedEntries>(
  kind: Kind,
  key: string,
  entry: SharedEntries[Kind],
  tags: string[],
  lifetime: number,
): Promise<void> {
  if (tags.includes(INCOMPLETE_TAG) || lifetime < 1) return;
  const shared: SharedEntry<Kind> = { entry, tags, syncedUpTo: syncedUpTo() };
  await store?.write(`${kind} ${key}`, shared, lifetime);
}
