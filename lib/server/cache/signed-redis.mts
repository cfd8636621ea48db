// Values that instances share in Redis: compressed, bounded by size, by bytes per instance and window,
// and by lifetime. Redis is not trusted, so each is signed, with its key.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, gunzip, gzip } from 'node:zlib';
import { askRedis } from './redis-client.mts';

const BUDGET_WINDOW_MS = 120_000;
const SIGNATURE_BYTES = 32;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export interface SignedStoreOptions {
  /** What its keys in Redis begin with. */
  prefix: string;
  /** With which its values are signed. */
  secret: string;
  /** Size of the largest value, serialized, in bytes. */
  maxBytes: number;
  /** What this instance writes in two minutes, compressed, in bytes. */
  budgetBytes: number;
}

export interface SignedStore {
  /** A value as it was written; undefined when there is none, it is not ours, or Redis is down. */
  read(key: string): Promise<unknown>;
  /** Stores a value for `lifetime` ms, unless it is too large or above the budget. */
  write(key: string, value: unknown, lifetime: number): Promise<void>;
  /** Prolongs a value's life; false where there is none. */
  prolong(key: string, lifetime: number): Promise<boolean>;
  remove(key: string): Promise<void>;
}

function createBudget(limit: number): (bytes: number) => boolean {
  const spent = { since: 0, bytes: 0 };
  return (bytes) => {
    const now = Date.now();
    if (now - spent.since > BUDGET_WINDOW_MS) Object.assign(spent, { since: now, bytes: 0 });
    if (spent.bytes + bytes > limit) return false;
    spent.bytes += bytes;
    return true;
  };
}

export function createSignedStore(options: SignedStoreOptions): SignedStore {
  const { prefix, secret, maxBytes } = options;
  const isWithinBudget = createBudget(options.budgetBytes);
  // Hashed: keys contain what visitors typed, of any length.
  const redisKeyOf = (key: string) => `${prefix}:${createHash('sha256').update(key).digest('hex')}`;

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

  return {
    async read(key) {
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

    async write(key, value, lifetime) {
      const plain = serialize(value);
      if (plain.length > maxBytes) return;
      const bytes = await compress(plain, { level: constants.Z_BEST_SPEED });
      if (!isWithinBudget(bytes.length)) return;
      const redisKey = redisKeyOf(key);
      const signed = Buffer.concat([signatureOf(redisKey, bytes), bytes]);
      await askRedis((client) =>
        client.set(redisKey, signed, { expiration: { type: 'PX', value: Math.ceil(lifetime) } }),
      );
    },

    async prolong(key, lifetime) {
      const found = await askRedis((client) =>
        client.pExpire(redisKeyOf(key), Math.ceil(lifetime)),
      );
      return found === undefined || Boolean(found);
    },

    async remove(key) {
      await askRedis((client) => client.unlink(redisKeyOf(key)));
    },
  };
}
