import fc from 'fast-check';
import {
  EMAIL_PATTERN,
  isEmail,
  isNationalPhone,
  PHONE_PATTERN,
  phoneDigits,
} from '@/lib/features/forms/fields';

test.each([
  ['+52 (81) 1234-5678', '8112345678'],
  ['52 81 1234 5678', '8112345678'],
  ['+521 81 1234 5678', '8112345678'],
  ['01 81 1234 5678', '8112345678'],
  ['044 55 5555 0101', '5555550101'],
  ['81 1234 5678', '8112345678'],
  ['(+52) 81 1234 5678', '8112345678'],
  ['0181 1234 5678', '8112345678'],
  ['045 81 1234 5678', '8112345678'],
  ['01 800 733 2222', '8007332222'],
  ['0052 81 1234 5678', '8112345678'],
  ['+52 044 55 5555 0101', '5555550101'],
  ['5212345678', '5212345678'],
  ['81 1234', '811234'],
  ['-12.5e3', '1253'],
  ['８１８１２３４５６７', '8181234567'],
  ['٨١٨١٢٣٤٥٦٧', '8181234567'],
  ['۸۱۸۱۲۳۴۵۶۷', '8181234567'],
  ['८१८१२३४५६७', '8181234567'],
  ['𝟖𝟏𝟖𝟙𝟚𝟛𝟺𝟻𝟼𝟳', '8181234567'],
  ['＋５２ ８１ ８１２３ ４５６７', '8181234567'],
  ['\u202a+52 81 8123 4567\u202c', '8181234567'],
  ['abc', ''],
  ['', ''],
])('the phone %j becomes %j', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

const local = (length: number) => 'a'.repeat(length);

test.each([
  ['123456789012345', '123456789012345'],
  ['81 1234 5678 ext. 102', '8112345678102'],
  ['55 1234 5678 / 55 8765 4321', '55123456785587654321'],
  ['+1 212 555 1234', '+12125551234'],
  ['+65 6123 4567', '+6561234567'],
  ['+52 81 1234 56', '+5281123456'],
  ['01 81 1234 567', '01811234567'],
])('the phone %j is not national and keeps its digits: %j', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
  expect(isNationalPhone(digits)).toBe(false);
});

/** Returns the text of a field after each key, with the caret at its end. */
const typedKeyByKey = (text: string) =>
  [...text].reduce((field, key) => phoneDigits(field + key), '');

const PREFIXES = ['', '+52', '52', '+521', '521', '0052', '01', '044', '045', '+5201', '52044'];
const separator = fc.constantFrom('', ' ', '-', '(', ') ', '.');
/** A national number. No area code begins with 0, 1 or 52. */
const national = fc.stringMatching(/^[2-9]\d{9}$/).filter((digits) => !digits.startsWith('52'));

test('every prefix of every national number is recognised, typed or pasted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PREFIXES),
      national,
      fc.array(separator, { minLength: 16, maxLength: 16 }),
      (prefix, digits, separators) => {
        const text = [...(prefix + digits)]
          .map((key, index) => (key === '+' ? key : (separators[index] ?? '') + key))
          .join('');
        expect(phoneDigits(text)).toBe(digits);
        expect(typedKeyByKey(text)).toBe(digits);
      },
    ),
  );
});

test('a typed number equals the pasted one, or neither is national', () => {
  const key = fc.constantFrom(...'0123456789', '52', '521', '01', '044', '+', ' ', 'x');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), (keys) => {
      const text = keys.join('');
      const [pasted, typed] = [phoneDigits(text), typedKeyByKey(text)];
      if (isNationalPhone(pasted) || isNationalPhone(typed)) expect(typed).toBe(pasted);
    }),
    { numRuns: 10_000 },
  );
});

test('only a prefix is cut off, and no digit at the end', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -') }), (text) => {
      const digits = text.replace(/\D/g, '');
      const kept = phoneDigits(text).replace('+', '');
      expect(digits.endsWith(kept)).toBe(true);
      const dropped = digits.slice(0, digits.length - kept.length);
      expect(dropped).toMatch(/^(?:|(?:00)?52(?:1|01|044|045)?|01|044|045)$/);
    }),
  );
});

test.each([
  ['+52 (81) 1234-5678', true],
  ['8112345678', true],
  ['81 1234 5678 ext. 102', false],
])('%j may be typed without script: %s', (typed, may) => {
  expect(new RegExp(`^(?:${PHONE_PATTERN})$`, 'v').test(typed)).toBe(may);
});

test.each([
  ['prueba@cliente.example', true],
  [' prueba@cliente.example ', true],
  ["o'brien+x_y{z}|~@a-b.mx", true],
  [`${local(64)}@b.mx`, true],
  [`${local(65)}@b.mx`, false],
  [`a@${local(63)}.mx`, true],
  [`a@${local(64)}.mx`, false],
  [`a@b.${local(63)}`, true],
  [`a@b.${local(64)}`, false],
  ['a@b.m', false],
  ['a@b.m1', false],
  ['a@b', false],
  ['a@-b.mx', false],
  ['a@b-.mx', false],
  ['a@b..mx', false],
  ['a b@c.mx', false],
  ['a@b.mx\nBcc: x@y.mx', false],
  ['@b.mx', false],
  ['', false],
])('the e-mail %j is valid: %s', (text, valid) => expect(isEmail(text)).toBe(valid));

test('the pattern also works in a pattern attribute, which browsers read with the v flag', () => {
  const attribute = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');
  expect(attribute.test('prueba@cliente.example')).toBe(true);
  expect(attribute.test('prueba@cliente')).toBe(false);
});
