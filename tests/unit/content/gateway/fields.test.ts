import fc from 'fast-check';
import { z } from 'zod';
import {
  coordinate,
  file,
  flag,
  flagDefaultOn,
  id,
  image,
  imageList,
  listOf,
  objectOf,
  optionalId,
  requiredFile,
  requiredText,
  seoFields,
  text,
} from '@/lib/content/gateway/fields';

const read = (schema: z.ZodType, value: unknown) => z.object({ x: schema }).parse({ x: value }).x;
const fails = (schema: z.ZodType, value: unknown) =>
  !z.object({ x: schema }).safeParse({ x: value }).success;

test.each([
  ['hola', 'hola'],
  [' con espacios ', ' con espacios '],
  ['<b>no es html</b>', '<b>no es html</b>'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [64840, '64840'],
  [NaN, ''],
  [true, ''],
  [['a'], ''],
  [{ a: 1 }, ''],
  ['corte \ud83d', 'corte \ufffd'],
  ['\u0000', ''],
  ['a\u0000b\u0007c\u001fd\u007fe\u0085f', 'abcdef'],
  ['una\tlínea\r\ny\notra', 'una\tlínea\r\ny\notra'],
])('text %j is %j', (value, expected) => expect(read(text, value)).toBe(expected));

test('a missing key is an empty text', () => {
  expect(z.object(seoFields).parse({})).toEqual({
    meta_description: '',
    meta_keywords: '',
    title_page: '',
    url: '',
  });
});

test.each([
  ['  Monterrey ', 'Monterrey'],
  [2025, '2025'],
])('required text %j is %j', (value, expected) => expect(read(requiredText, value)).toBe(expected));

test.each([null, undefined, '', '   ', '\u0000', ' \u0001 ', [], {}, false])(
  '%j is not a required text',
  (value) => expect(fails(requiredText, value)).toBe(true),
);

test.each([' foto 1.webp', 'a/b.pdf'])('the file key %j is itself', (key) =>
  expect(read(requiredFile, key)).toBe(key),
);

test.each(['0', '', ' ', null])('%j names no file', (value) =>
  expect(fails(requiredFile, value)).toBe(true),
);

test.each([
  [1, 1],
  ['1', 1],
  ['007', 7],
  ['2492', 2492],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('id %j is %j', (value, expected) => expect(read(id, value)).toBe(expected));

test.each([
  ...[0, '0', -1, '-1', 1.5, '1.5', '1e3', '0x1', ' 1', '', 'a', null, undefined, true],
  [1],
  {},
  2 ** 60,
])('%j is not an id', (value) => {
  expect(fails(id, value)).toBe(true);
  expect(read(optionalId, value)).toBe(0);
});

test.each([1, '1', true])('flag %j is on', (value) => {
  expect(read(flag, value)).toBe(true);
  expect(read(flagDefaultOn, value)).toBe(true);
});

test.each([0, '0', false, 'true', '', 2, [], {}])('flag %j is off', (value) => {
  expect(read(flag, value)).toBe(false);
  expect(read(flagDefaultOn, value)).toBe(false);
});

test.each([null, undefined])('flag %j is off, or on where it is optional', (value) => {
  expect(read(flag, value)).toBe(false);
  expect(read(flagDefaultOn, value)).toBe(true);
});

test.each(['', '0', ' ', 0, null, undefined, [], {}])('%j is not a file', (value) =>
  expect(read(file, value)).toBe(''),
);

test.each(['Foto (1) & más + ñ #2 100%.webp', 'a.pdf', '00', ' x.png'])(
  'the file name %j stays as it is',
  (name) => expect(read(file, name)).toBe(name),
);

test('coordinates', () => {
  expect(read(coordinate(90), 25.6)).toBe(25.6);
  expect(read(coordinate(180), '-100.31')).toBe(-100.31);
  expect(read(coordinate(90), '20,6896')).toBe(20.6896);
  for (const value of [
    ...['', ' ', 'norte', null, undefined, NaN, Infinity, 90.1, '-91', '1,234.5', [], {}],
  ]) {
    expect(read(coordinate(90), value)).toBeUndefined();
  }
  expect(read(coordinate(180), 90.1)).toBe(90.1);
});

test('lists: anything else is empty; invalid records are skipped', () => {
  for (const value of [null, undefined, '', 'x', 5, {}, true]) {
    expect(read(listOf(z.object({ id })), value)).toEqual([]);
  }
  expect(read(listOf(z.object({ id })), [{ id: 1 }, {}, null, 'x', { id: '2' }])).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test('objects: anything else has absent fields', () => {
  for (const value of [null, undefined, '', 5, [{ state: 'x' }]]) {
    expect(read(objectOf({ state: text }), value)).toEqual({ state: '' });
  }
  expect(read(objectOf({ state: text }), { state: 'Yucatán', other: 1 })).toEqual({
    state: 'Yucatán',
  });
});

test('images without a file are dropped; the order stays', () => {
  expect(
    read(imageList, [
      { name_image: 'b.webp', title: null },
      { name_image: '0' },
      { name_image: '' },
      {},
      { name_image: 'a.webp', alt: 'A' },
    ]),
  ).toEqual([
    { name_image: 'b.webp', title: '', alt: '' },
    { name_image: 'a.webp', title: '', alt: 'A' },
  ]);
});

test('no value of an optional field skips the record', () => {
  const record = z.object({
    ...seoFields,
    picture: file,
    on: flag,
    place: coordinate(90),
    images: listOf(image),
    nested: objectOf({ name: text }),
    other: optionalId,
  });
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(record.shape)), fc.anything()),
      (value) => {
        expect(record.safeParse(value).success).toBe(true);
      },
    ),
  );
});
