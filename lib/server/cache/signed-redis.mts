// Values that instances share in Redis: compressed, bounded by size, by bytes per instance and window,
// and by lifetime. Redis is not trusted, so each is signed, with its key.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, gunzip, gzip } from 'node:zlib';
import { askRedis, askRedisPatiently } from './redis-client.mts';

const BUDGET_WINDOW_MS = 120_000;
const SIGNATURE_BYTES = 32;
/** A write that takes longer is dropped, in ms. */
const CLAIM_MS = 60_000;

/**
 * Before a value is compressed: 0 where Redis has it (by its signature) and keeps it for longer now, else
 * 1, and the key is claimed. Either ends the claim of a write that is still under way.
 */
const CLAIM = `
  local signature, lifetime, claim = ARGV[1], ARGV[2], ARGV[3]
  if signature ~= '' and redis.call('GETRANGE', KEYS[1], 0, ${SIGNATURE_BYTES - 1}) == signature then
    redis.call('UNLINK', KEYS[2])
    redis.call('PEXPIRE', KEYS[1], lifetime)
    return 0
  end
  redis.call('SET', KEYS[2], claim, 'PX', ${CLAIM_MS})
  return 1
`;

/** Afterwards: writes the value unless a later write or a removal has ended the claim. */
const WRITE_CLAIMED = `
  local value, lifetime, claim = ARGV[1], ARGV[2], ARGV[3]
  if redis.call('GET', KEYS[2]) ~= claim then return 0 end
  redis.call('UNLINK', KEYS[2])
  redis.call('SET', KEYS[1], value, 'PX', lifetime)
  return 1
`;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

interface SignedStoreOptions {
  /** What its keys in Redis begin with. */
  prefix: string;
  /** With which its values are signed. */
  secret: string;
  /** Size of the largest value, serialized, in bytes. */
  maxBytes: number;
  /** What this instance writes in two minutes, compressed, in bytes. */
  budgetBytes: number;
}

function createBudget(limit: number): (bytes: number) => boolean {
  const spent = { since: 0, bytes: 0 };
  return (bytes) => {
    const now = performance.now();
    if (now - spent.since > BUDGET_WINDOW_MS) Object.assign(spent, { since: now, bytes: 0 });
    if (spent.bytes + bytes > limit) return false;
    spent.bytes += bytes;
    return true;
  };
}

/** Where a process reads, writes and removes such values. */
export function createSignedStore({ prefix, secret, maxBytes, budgetBytes }: SignedStoreOptions) {
  const isWithinBudget = createBudget(budgetBytes);
  // Hashed: keys contain what visitors typed, of any length.
  const redisKeyOf = (key: string) => `${prefix}:${createHash('sha256').update(key).digest('hex')}`;

  const claimKeyOf = (redisKey: string) => `${redisKey}:claim`;

  const signatureOf = (redisKey: string, bytes: Uint8Array) =>
    createHmac('sha256', secret).update(redisKey).update('\0').update(bytes).digest();

  /** The signed bytes; undefined where the signature is not ours or belongs to another key. */
  function verify(redisKey: string, signed: Buffer): Buffer | undefined {
    const signature = signed.subarray(0, SIGNATURE_BYTES);
    const bytes = signed.subarray(SIGNATURE_BYTES);
    const isOurs =
      signature.length === SIGNATURE_BYTES &&
      timingSafeEqual(signature, signatureOf(redisKey, bytes));
    return isOurs ? bytes : undefined;
  }

  /** The compressed value after its signature; undefined when it is too large or above the budget. */
  async function sign(redisKey: string, value: unknown): Promise<Buffer | undefined> {
    const plain = serialize(value);
    if (plain.length > maxBytes) return undefined;
    const bytes = await compress(plain, { level: constants.Z_BEST_SPEED });
    if (!isWithinBudget(bytes.length)) return undefined;
    return Buffer.concat([signatureOf(redisKey, bytes), bytes]);
  }

  return {
    /** A value as it was written; undefined when there is none, it is not ours, or Redis is down. */
    async read(key: string): Promise<unknown> {
      const { RESP_TYPES } = await import('redis');
      const redisKey = redisKeyOf(key);
      const signed = await askRedis((client) =>
        client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(redisKey),
      );
      const bytes = signed && verify(redisKey, signed);
      if (!bytes) return undefined;
      try {
        return deserialize(await decompress(bytes, { maxOutputLength: maxBytes }));
      } catch {
        return undefined;
      }
    },

    /** Stores a value for `lifetime` ms, unless it is too large or above the budget. */
    async write(key: string, value: unknown, lifetime: number): Promise<void> {
      const redisKey = redisKeyOf(key);
      const signed = await sign(redisKey, value);
      if (signed === undefined) return;
      await askRedis((client) =>
        client.set(redisKey, signed, { expiration: { type: 'PX', value: Math.ceil(lifetime) } }),
      );
    },

    /**
     * As `write`, in order: of several calls and removals, by whatever instance, the last one counts. What
     * Redis has under `signature` is not written again. Returns the value's signature; undefined where it
     * was not stored.
     */
    async replace(
      key: string,
      value: unknown,
      lifetime: number,
      signature?: Buffer,
    ): Promise<Buffer | undefined> {
      const redisKey = redisKeyOf(key);
      const claim = randomUUID();
      const run = (script: string, first: string | Buffer) =>
        askRedis((client) =>
          client.eval(script, {
            keys: [redisKey, claimKeyOf(redisKey)],
            arguments: [first, String(Math.ceil(lifetime)), claim],
          }),
        );
      const isClaimed = await run(CLAIM, signature ?? '');
      if (!isClaimed) return signature;
      const signed = await sign(redisKey, value);
      const isWritten = signed && (await run(WRITE_CLAIMED, signed));
      return isWritten ? signed.subarray(0, SIGNATURE_BYTES) : undefined;
    },

    async remove(key: string): Promise<void> {
      const redisKey = redisKeyOf(key);
      await askRedisPatiently((client) => client.unlink([redisKey, claimKeyOf(redisKey)]));
    },
  };
}
