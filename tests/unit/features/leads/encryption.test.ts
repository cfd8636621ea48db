import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createEncryption, newKey, readKeyFile } from '@/lib/features/leads/encryption.mts';
import { closeOutbox, openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { newFolder } from '@/tests/support/new-folder';

const key = newKey();

test('only the key and the context of a text decrypt it', () => {
  const encryption = createEncryption(key);
  const bytes = encryption.encrypt('Señora de Prueba', 'context');
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('Prueba');
  expect(encryption.decrypt(bytes, 'context')).toBe('Señora de Prueba');
  expect(encryption.decrypt(bytes, 'another')).toBeUndefined();
  expect(createEncryption(newKey()).decrypt(bytes, 'context')).toBeUndefined();
});

test('the same text is encrypted differently each time', () => {
  const { encrypt } = createEncryption(key);
  expect(encrypt('a', 'b')).not.toEqual(encrypt('a', 'b'));
});

test('bytes that were changed or cut are not decrypted', () => {
  const encryption = createEncryption(key);
  const bytes = encryption.encrypt('texto', 'context');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Uint8Array.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(encryption.decrypt(changed, 'context')).toBeUndefined();
    expect(encryption.decrypt(bytes.subarray(0, index), 'context')).toBeUndefined();
  }
});

test.each(['', 'secreto', `${key.slice(0, -2)}=`, `a:${key}`, `${key},`, `${key},${key},${key}`])(
  '%j is not a key, and the error does not quote it',
  (text) => {
    expect(() => createEncryption(text)).toThrow('must be base64 of 32 bytes');
    if (text) expect(() => createEncryption(text)).not.toThrow(text);
  },
);

test('a key file is created once, and only its user can read it', () => {
  const file = path.join(newFolder(), 'data', 'outbox.key');
  const text = readKeyFile(file);
  expect(() => createEncryption(text)).not.toThrow();
  expect(readKeyFile(file)).toBe(text);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
});

test('only its user can read the outbox, and it opens again after a failure', async () => {
  const { EMBEDDED_DATA_DIR: before } = process.env;
  const folder = newFolder();
  await closeOutbox();
  // This path is below a file, so no folder can be created there.
  process.env.EMBEDDED_DATA_DIR = path.join(__filename, 'data');
  await expect(openOutbox()).rejects.toThrow();
  process.env.EMBEDDED_DATA_DIR = folder;
  expect(await (await openOutbox()).count()).toMatchObject({ pending: 0 });
  expect(statSync(path.join(folder, 'outbox.sqlite')).mode & 0o777).toBe(0o600);
  await closeOutbox();
  process.env.EMBEDDED_DATA_DIR = before;
});
