import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { newKey, readKeyFile, readKeyRing } from '@/lib/features/leads/key-ring.mts';
import { newFolder } from '@/tests/support/new-folder';

const secret = () => randomBytes(32).toString('base64');
const key = (id: string) => `${id}:${secret()}`;
const TEXT = 'Señora de Prueba, 5555550101 🙂';

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  throw new Error('Nothing was thrown.');
}

describe('what is sealed', () => {
  const ring = readKeyRing(key('a'));

  test('opens with its context', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, context) => {
        expect(ring.open(ring.seal(text, context), context)).toBe(text);
      }),
    );
  });

  test('does not contain its text, and is another each time', () => {
    const [first, second] = [ring.seal(TEXT, 'x'), ring.seal(TEXT, 'x')];
    expect(Buffer.from(first.bytes).includes('Prueba')).toBe(false);
    expect(Buffer.compare(first.bytes, second.bytes)).not.toBe(0);
    expect(Buffer.compare(first.bytes.subarray(0, 12), second.bytes.subarray(0, 12))).not.toBe(0);
  });

  test('opens with no other context', () => {
    const sealed = ring.seal(TEXT, 'lead-1');
    for (const context of ['lead-2', '', 'lead-1 ']) {
      expect(() => ring.open(sealed, context)).toThrow();
    }
  });

  test('opens with no other key, not even of the same name', () => {
    const sealed = ring.seal(TEXT, 'x');
    expect(() => readKeyRing(key('a')).open(sealed, 'x')).toThrow();
    expect(() => readKeyRing(key('b')).open(sealed, 'x')).toThrow('The key a of leads is missing.');
  });

  test('with any byte changed or missing it throws', () => {
    const { keyId, bytes } = ring.seal(TEXT, 'x');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => ring.open({ keyId, bytes: changed }, 'x')).toThrow();
      expect(() => ring.open({ keyId, bytes: bytes.subarray(0, at) }, 'x')).toThrow();
    }
  });
});

test('after a rotation the new key seals, and the old one still opens', () => {
  const [old, fresh] = [key('2026-01'), key('2026-02')];
  const before = readKeyRing(old).seal(TEXT, 'x');
  const rotated = readKeyRing(`${fresh},${old}`);
  expect(rotated.open(before, 'x')).toBe(TEXT);
  const after = rotated.seal(TEXT, 'x');
  expect(after.keyId).toBe('2026-02');
  expect(readKeyRing(fresh).open(after, 'x')).toBe(TEXT);
  expect(() => readKeyRing(fresh).open(before, 'x')).toThrow();
});

test('a new key has its form', () => {
  const made = newKey();
  expect(made).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}:[A-Za-z0-9+/]{43}=$/);
  expect(() => readKeyRing(`${made}\n`)).not.toThrow();
});

test('keys of one day have ids of their own, and open what one named by its day has sealed', () => {
  const byDay = key(new Date().toISOString().slice(0, 10));
  const before = readKeyRing(byDay).seal(TEXT, 'x');
  const first = newKey();
  const between = readKeyRing(`${first},${byDay}`).seal(TEXT, 'x');
  const ring = readKeyRing(`${newKey()},${first},${byDay}`);
  expect([ring.open(before, 'x'), ring.open(between, 'x')]).toEqual([TEXT, TEXT]);
});

const [one, two] = [secret(), secret()];
test.each([
  ['nothing', ''],
  ['a blank', ' \n'],
  ['no id', `:${one}`],
  ['no colon', one],
  ['a short key', `a:${one.slice(0, 40)}`],
  ['a long key', `a:${randomBytes(33).toString('base64')}`],
  ['a comma at its end', `a:${one},`],
  ['a third part', `a:${one}:${two}`],
  ['a blank before an id', `a:${one}, b:${two}`],
  ['a line break between keys', `a:${one},\nb:${two}`],
  ['letters that are not base64', `a:${one.slice(0, 20)}*?${one.slice(20)}`],
])('a key text with %s throws, and does not quote it', (_, text) => {
  const message = messageOf(() => readKeyRing(text));
  expect(message).toMatch(/^(?:A key of leads|There is no key)/);
  for (const part of [one, two, one.slice(0, 20)]) expect(message).not.toContain(part);
});

test('a key text with an id twice says so, and quotes neither id nor key', () => {
  const message = messageOf(() => readKeyRing(`secret-id:${one},secret-id:${two}`));
  expect(message).toBe('Two keys of leads have the same id.');
});

describe('the key file', () => {
  test('is made once, for its user alone', () => {
    const file = path.join(newFolder(), 'new', 'leads.key');
    const created = jest.fn();
    const first = readKeyFile(file, created);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    const text = readFileSync(file, 'utf8');
    const second = readKeyFile(file, created);
    expect(created).toHaveBeenCalledTimes(1);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(second.open(first.seal(TEXT, 'x'), 'x')).toBe(TEXT);
  });

  test('throws where it cannot be made', () => {
    const folder = newFolder();
    mkdirSync(path.join(folder, 'leads.key'));
    expect(() => readKeyFile(path.join(folder, 'leads.key'), jest.fn())).toThrow();
  });
});
