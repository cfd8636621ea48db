// Personal data is encrypted at rest with AES-256-GCM (NIST SP 800-38D) and a random 96-bit nonce.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../../util/process.mts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The format of `LEADS_KEY`, as in `lib/config.ts`. */
const KEYS = /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)?$/;

/** Returns a new key in the form of `LEADS_KEY`. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** Encrypts and decrypts texts. A text can be decrypted only with the context of its encryption. */
export interface Encryption {
  encrypt(text: string, context: string): Uint8Array;
  /** Returns undefined if the key is missing or the bytes were changed. */
  decrypt(bytes: Uint8Array, context: string): string | undefined;
}

function decryptWith(key: Buffer, bytes: Uint8Array, context: string): string | undefined {
  const bodyAt = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt));
    return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/**
 * Returns the encryption for `LEADS_KEY`.
 *
 * @param keys one key, or the new and the previous one with a comma: the previous one only decrypts.
 * @throws Error without the key's text if it is malformed.
 */
export function createEncryption(keys: string): Encryption {
  const text = keys.trim();
  if (!KEYS.test(text)) throw new Error('The key for leads must be base64 of 32 bytes.');
  const [key = Buffer.alloc(0), ...previous] = text
    .split(',')
    .map((part) => Buffer.from(part, 'base64'));
  return {
    encrypt(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(bytes, context) {
      for (const known of [key, ...previous]) {
        const plain = decryptWith(known, bytes, context);
        if (plain !== undefined) return plain;
      }
      return undefined;
    },
  };
}

/** Reads the key from a file that only its user can read, and creates the file if it is missing. */
export function readKeyFile(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const temporary = `${file}.${process.pid}`;
    try {
      writeFileSync(temporary, `${newKey()}\n`, { mode: 0o600, flush: true });
      // A link is atomic: if two processes start at the same time, one creates the key.
      linkSync(temporary, file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
