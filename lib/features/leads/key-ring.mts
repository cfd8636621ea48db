// Personal data is encrypted at rest: AES-256-GCM (NIST SP 800-38D), with a random nonce of 96 bits.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../../util/error-code.mts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** `id:base64` of 32 bytes, as in `lib/config.ts`. */
const KEY = /^([\w.-]+):([A-Za-z0-9+/]{43}=)$/;

interface Sealed {
  keyId: string;
  /** Nonce, tag and ciphertext. */
  bytes: Uint8Array;
}

/** A new key in the form of `LEADS_KEY`; its id is the day, and random digits for a second one of it. */
export function newKey(): string {
  const id = `${new Date().toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
  return `${id}:${randomBytes(KEY_BYTES).toString('base64')}`;
}

/**
 * @param text `id:base64` of 32 bytes; after a rotation the new one first, separated by commas.
 * @throws Error for anything else; the text does not contain the key.
 */
export function readKeyRing(text: string) {
  const keys = new Map<string, KeyObject>();
  for (const part of text.trim().split(',')) {
    const [, id, encoded] = KEY.exec(part) ?? [];
    if (id === undefined || encoded === undefined) {
      throw new Error('A key of leads is not of the form id:base64, with 32 bytes.');
    }
    if (keys.has(id)) throw new Error('Two keys of leads have the same id.');
    keys.set(id, createSecretKey(encoded, 'base64'));
  }
  const [current] = keys;
  if (current === undefined) throw new Error('There is no key of leads.');
  const [currentId, currentKey] = current;
  return {
    /** Encrypts with the first key. @param context bound to the text: it opens with no other. */
    seal(text: string, context: string): Sealed {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, currentKey, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return { keyId: currentId, bytes: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
    },
    /** Throws where the key is missing or the bytes were changed. */
    open({ keyId, bytes }: Sealed, context: string): string {
      const key = keys.get(keyId);
      if (key === undefined) throw new Error(`The key ${keyId} of leads is missing.`);
      const at = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, at));
      return Buffer.concat([decipher.update(bytes.subarray(at)), decipher.final()]).toString();
    },
  };
}

/** Encrypts what a lead says; old keys still open what they sealed. */
export type KeyRing = ReturnType<typeof readKeyRing>;

/** The key ring of a file, which is made with a new key, readable for its user alone. */
export function readKeyFile(file: string, onCreated: () => void): KeyRing {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const temporary = `${file}.${process.pid}`;
    try {
      writeFileSync(temporary, `${newKey()}\n`, { mode: 0o600, flush: true });
      // Fails where the file exists: of two processes that start at once, one makes the key.
      linkSync(temporary, file);
      onCreated();
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  }
  return readKeyRing(readFileSync(file, 'utf8'));
}
