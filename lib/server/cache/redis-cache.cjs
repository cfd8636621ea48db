/**
 * What instances of the same build for the same gateway share of their caches, in Redis.
 *
 * Only what is whole: an entry made while a part of the gateway was unavailable stays with the
 * instance that made it, since another may know better. The amount is bounded: each entry in size,
 * all of them in what an instance may write in a while, and each goes when its time is over.
 *
 * Redis is not trusted: an entry is signed with a key of the build, under its own key in Redis, and
 * its shape is checked before use.
 */
const { createHash, createHmac, timingSafeEqual } = require('node:crypto');
const { promisify } = require('node:util');
const { deserialize, serialize } = require('node:v8');
const { constants, gunzip, gzip } = require('node:zlib');
const { readEntry } = require('./entry-schema.cjs');
const { buildId, environmentFingerprint, signingKey } = require('./build-fingerprint.cjs');
const { KEY_PREFIX, askRedis } = require('./redis-client.cjs');
const { isFromTheFuture, isInvalidatedSince, knownUpTo } = require('./tag-invalidation.cjs');

const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
/** What one instance may write, compressed, in one window. */
const BUDGET_BYTES = 32 * 1024 * 1024;
const BUDGET_WINDOW_MS = 120_000;
/** Written as `INCOMPLETE_TAG` in tags.ts, which this file cannot import: it is not bundled. */
const INCOMPLETE_TAG = 'incomplete';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const build = buildId();
const secret = signingKey();
const canShare = build !== undefined && secret !== undefined;
const prefix = `${KEY_PREFIX}${build}:${environmentFingerprint()}`;

/** Entries are made of a build's modules and a gateway's content: both stand in their keys. */
function keyOf(kind, key) {
  // Hashed: keys hold what visitors typed, in any length.
  return `${prefix}:${kind}:${createHash('sha256').update(key).digest('hex')}`;
}

const SIGNATURE_BYTES = 32;

const signatureOf = (redisKey, bytes) =>
  createHmac('sha256', secret).update(redisKey).update('\0').update(bytes).digest();

const sign = (redisKey, bytes) => Buffer.concat([signatureOf(redisKey, bytes), bytes]);

/** The signed bytes; undefined where the signature is not ours or belongs to another key. */
function verify(redisKey, signed) {
  const signature = signed.subarray(0, SIGNATURE_BYTES);
  const bytes = signed.subarray(SIGNATURE_BYTES);
  const isOurs =
    signature.length === SIGNATURE_BYTES &&
    timingSafeEqual(signature, signatureOf(redisKey, bytes));
  return isOurs ? bytes : undefined;
}

const budget = { since: 0, bytes: 0 };

function isWithinBudget(bytes) {
  const now = Date.now();
  if (now - budget.since > BUDGET_WINDOW_MS) Object.assign(budget, { since: now, bytes: 0 });
  if (budget.bytes + bytes > BUDGET_BYTES) return false;
  budget.bytes += bytes;
  return true;
}

/**
 * @param kind 'page' or 'read'.
 * @returns the entry as it was written, or undefined when there is none, it is not ours, one of its
 *   tags has been invalidated since, or Redis is away.
 */
async function readShared(kind, key) {
  if (!canShare) return undefined;
  const { RESP_TYPES } = require('redis');
  const redisKey = keyOf(kind, key);
  const signed = await askRedis((client) =>
    client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(redisKey),
  );
  if (!signed) return undefined;
  try {
    const bytes = verify(redisKey, signed);
    if (bytes === undefined) return undefined;
    const unpacked = await decompress(bytes, { maxOutputLength: MAX_ENTRY_BYTES });
    const shared = readEntry(kind, deserialize(unpacked));
    if (shared === undefined || isFromTheFuture(shared.upTo)) return undefined;
    return isInvalidatedSince(shared.tags, shared.upTo) ? undefined : shared.entry;
  } catch {
    // Not ours, or cut off: as good as none.
    return undefined;
  }
}

/**
 * Shares an entry, where it is fit for it.
 *
 * @param lifetime in milliseconds.
 */
async function writeShared(kind, key, entry, tags, lifetime) {
  if (!canShare || tags.includes(INCOMPLETE_TAG) || lifetime < 1) return;
  const upTo = knownUpTo();
  const plain = serialize({ entry, tags, upTo });
  if (plain.length > MAX_ENTRY_BYTES) return;
  const bytes = await compress(plain, { level: constants.Z_BEST_SPEED });
  if (!isWithinBudget(bytes.length)) return;
  const redisKey = keyOf(kind, key);
  await askRedis((client) =>
    client.set(redisKey, sign(redisKey, bytes), {
      expiration: { type: 'PX', value: Math.ceil(lifetime) },
    }),
  );
}

module.exports = { readShared, writeShared };
