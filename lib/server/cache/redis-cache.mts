// Cache entries that instances of the same build and gateway share in Redis, bounded by size, by
// bytes per instance and window, and by lifetime. Redis is not trusted: entries are signed with a
// key of the build, and their shape is checked.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, gunzip, gzip } from 'node:zlib';
import { buildId, environmentFingerprint, signingKey } from './build-fingerprint.mts';
import { readEntry, type SharedEntries, type SharedEntry } from './entry-schema.mts';
import { INCOMPLETE_TAG } from './page-tags.mts';
import { askRedis, KEY_PREFIX } from './redis-client.mts';
import { isInFuture, isInvalidatedSince, syncedUpTo } from './tag-invalidation.mts';

const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
/** Compressed, per instance and window. */
const BUDGET_BYTES = 32 * 1024 * 1024;
const BUDGET_WINDOW_MS = 120_000;
const SIGNATURE_BYTES = 32;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const build = buildId();
const secret = signingKey();
const prefix = `${KEY_PREFIX}${build}:${environmentFingerprint()}`;

/** The key in Redis. Hashed: keys contain what visitors typed, of any length. */
function redisKeyOf(kind: keyof SharedEntries, key: string): string {
  return `${prefix}:${kind}:${createHash('sha256').update(key).digest('hex')}`;
}

const signatureOf = (signingSecret: string, redisKey: string, bytes: Uint8Array) =>
  createHmac('sha256', signingSecret).update(redisKey).update('\0').update(bytes).digest();

/** The signed bytes; undefined where the signature is not ours or belongs to another key. */
function verify(signingSecret: string, redisKey: string, signed: Buffer): Buffer | undefined {
  const signature = signed.subarray(0, SIGNATURE_BYTES);
  const bytes = signed.subarray(SIGNATURE_BYTES);
  const isOurs =
    signature.length === SIGNATURE_BYTES &&
    timingSafeEqual(signature, signatureOf(signingSecret, redisKey, bytes));
  return isOurs ? bytes : undefined;
}

const budget = { since: 0, bytes: 0 };

function isWithinBudget(bytes: number): boolean {
  const now = Date.now();
  if (now - budget.since > BUDGET_WINDOW_MS) Object.assign(budget, { since: now, bytes: 0 });
  if (budget.bytes + bytes > BUDGET_BYTES) return false;
  budget.bytes += bytes;
  return true;
}

/** Reads an entry. Undefined when there is none, it is not ours or outdated, or Redis is down. */
export async function readShared<Kind extends keyof SharedEntries>(
  kind: Kind,
  key: string,
): Promise<SharedEntries[Kind] | undefined> {
  if (build === undefined || secret === undefined) return undefined;
  const { RESP_TYPES } = await import('redis');
  const redisKey = redisKeyOf(kind, key);
  const signed = await askRedis((client) =>
    client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(redisKey),
  );
  if (!signed) return undefined;
  try {
    const bytes = verify(secret, redisKey, signed);
    if (bytes === undefined) return undefined;
    const unpacked = await decompress(bytes, { maxOutputLength: MAX_ENTRY_BYTES });
    const shared = readEntry(kind, deserialize(unpacked));
    if (shared === undefined || isInFuture(shared.syncedUpTo)) return undefined;
    return isInvalidatedSince(shared.tags, shared.syncedUpTo) ? undefined : shared.entry;
  } catch {
    return undefined;
  }
}

/** Shares an entry for `lifetime` ms, unless it is incomplete, too large or above the budget. */
export async function writeShared<Kind extends keyof SharedEntries>(
  kind: Kind,
  key: string,
  entry: SharedEntries[Kind],
  tags: string[],
  lifetime: number,
): Promise<void> {
  if (build === undefined || secret === undefined) return;
  if (tags.includes(INCOMPLETE_TAG) || lifetime < 1) return;
  const shared: SharedEntry<SharedEntries[Kind]> = { entry, tags, syncedUpTo: syncedUpTo() };
  const plain = serialize(shared);
  if (plain.length > MAX_ENTRY_BYTES) return;
  const bytes = await compress(plain, { level: constants.Z_BEST_SPEED });
  if (!isWithinBudget(bytes.length)) return;
  const redisKey = redisKeyOf(kind, key);
  const signed = Buffer.concat([signatureOf(secret, redisKey, bytes), bytes]);
  await askRedis((client) =>
    client.set(redisKey, signed, { expiration: { type: 'PX', value: Math.ceil(lifetime) } }),
  );
}
