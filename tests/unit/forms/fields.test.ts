/** @jest-environment node */
import { EMAIL_PATTERN, isEmail, phoneDigits } from '@/lib/forms/fields';

test.each([
  ['+52 (81) 1234-5678', '8112345678'],
  ['52 81 1234 5678', '8112345678'],
  ['+521 81 1234 5678', '8112345678'],
  ['01 81 1234 5678', '8112345678'],
  ['044 55 5555 0101', '5555550101'],
  ['81 1234 5678', '8112345678'],
  ['5212345678', '5212345678'],
  ['123456789012345', '1234567890'],
  ['-12.5e3', '1253'],
  ['abc', ''],
  ['', ''],
])('phone %j gives %j', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

const local = (length: number) => 'a'.repeat(length);

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
])('e-mail %j: %s', (text, valid) => expect(isEmail(text)).toBe(valid));

test('the pattern also stands in a pattern attribute, which is read with the v flag', () => {
  const attribute = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');
  expect(attribute.test('prueba@cliente.example')).toBe(true);
  expect(attribute.test('prueba@cliente')).toBe(false);
});
