import fc from 'fast-check';
import { z } from 'zod';
import {
  date,
  documentFile,
  file,
  flag,
  flagDefaultOn,
  id,
  image,
  imageList,
  latitude,
  listOf,
  longitude,
  objectOf,
  optionalId,
  postalCode,
  requiredFile,
  requiredText,
  seoFields,
  stateText,
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
])('the required text %j is %j', (value, expected) =>
  expect(read(requiredText, value)).toBe(expected),
);

test.each([null, undefined, '', '   ', '\u0000', ' \u0001 ', [], {}, false])(
  '%j is not a required text',
  (value) => expect(fails(requiredText, value)).toBe(true),
);

test.each([' foto 1.webp', 'a/b.pdf'])('the file key %j is unchanged', (key) =>
  expect(read(requiredFile, key)).toBe(key),
);

test.each(['0', '', ' ', null])('%j does not name a file', (value) =>
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

test.each([null, undefined])('the flag %j is off, or on if the flag is optional', (value) => {
  expect(read(flag, value)).toBe(false);
  expect(read(flagDefaultOn, value)).toBe(true);
});

test.each(['', '0', ' ', 0, null, undefined, [], {}])('%j is not a file', (value) =>
  expect(read(file, value)).toBe(''),
);

test.each(['Foto (1) & más + ñ #2 100%.webp', 'a.pdf', '00', ' x.png'])(
  'the file name %j is unchanged',
  (name) => expect(read(file, name)).toBe(name),
);

test.each([
  ['informe 2025.pdf', 'informe 2025.pdf', 'informe 2025.pdf'],
  ['/azure-storage/api/blob/download/?file=a%20b.pdf', 'a b.pdf', 'a b.pdf'],
  ['https://gateway.example/azure-storage/api/blob/download?file=a.pdf', 'a.pdf', 'a.pdf'],
  ['https://otro.example/informe.pdf', '', 'https://otro.example/informe.pdf'],
  [' HTTPS://otro.example/informe.pdf', '', ' HTTPS://otro.example/informe.pdf'],
  ['http://otro.example/informe.pdf', '', ''],
  ['//otro.example/informe.pdf', '', ''],
  ['C:\\fakepath\\foto.png', 'C:\\fakepath\\foto.png', 'C:\\fakepath\\foto.png'],
  ['0', '', ''],
])('the file %j is the key %j or the document %j', (written, key, document) => {
  expect(read(file, written)).toBe(key);
  expect(read(documentFile, written)).toBe(document);
});

describe('coordinates', () => {
  test.each([
    [25.6, -100.31],
    ['25.6', ' -100.31 '],
    ['25,6', '-100,31'],
    // These are Suchiate, Tijuana, Guadalupe Island and Isla Mujeres.
    [14.54, -92.21],
    [32.72, -117.12],
    [29.03, -118.41],
    [21.26, -86.71],
  ])('%p, %p are in Mexico', (north, east) => {
    const number = (value: number | string) => Number(String(value).replace(',', '.'));
    expect(read(latitude, north)).toBe(number(north));
    expect(read(longitude, east)).toBe(number(east));
  });

  test.each([
    ...[0, '0', '0.0', '', ' ', null, undefined, NaN, Infinity, [], {}, true],
    ...['norte', '1,234.5', '19° 25′ N', '19.4 N', '0x19', '1e1', 90.1, '-191', 181],
  ])('%p is absent', (value) => {
    expect(read(latitude, value)).toBeUndefined();
    expect(read(longitude, value)).toBeUndefined();
  });

  test('are absent if one has the wrong sign or takes the place of the other', () => {
    expect(read(longitude, 99.13)).toBeUndefined();
    expect(read(longitude, '99,13')).toBeUndefined();
    expect(read(longitude, 19.43)).toBeUndefined();
    expect(read(latitude, -99.13)).toBeUndefined();
    expect(read(latitude, -19.43)).toBeUndefined();
  });
});

test.each([
  [6600, '06600'],
  ['6600', '06600'],
  ['6600.0', '06600'],
  ['1000', '01000'],
  ['C.P.: 06600', '06600'],
  ['CP 6600', '06600'],
  ['C. P. 64440', '64440'],
  ['64440', '64440'],
  [' 64440 ', '64440'],
  ['0', ''],
  [0, ''],
  ['00000', ''],
  [null, ''],
  ['S/N', 'S/N'],
  ['123456', '123456'],
])('the postal code %p is %p', (written, code) => expect(read(postalCode, written)).toBe(code));

test.each([
  ...['0001-01-01T00:00:00', '1900-01-01', '1970-01-01T00:00:00Z', '9999-12-31', '0000-00-00'],
  ...['0001-01-01', '1753-01-01 00:00:00', '1899-12-30T00:00:00', '1900-01-01T00:00:00.000Z'],
  ...['1969-12-31T18:00:00-06:00', '9999-12-31T23:59:59.9999999', '0000-00-00 00:00:00'],
  ...['01/01/0001 12:00:00 a. m.', '01/01/1900', '1/1/1970', '31/12/9999', '00/00/0000', ''],
])('%j is not a date', (written) => expect(read(date, written)).toBe(''));

test.each(['2026-11-18', '1950-05-03', '1970-01-02', '1900-01-10', '18/11/2026', 'pronto'])(
  'the date %j is unchanged',
  (written) => expect(read(date, written)).toBe(written),
);

test('a state has its current name', () => {
  expect(read(stateText, 'EDO. DE SONORA')).toBe('Sonora');
  expect(read(stateText, null)).toBe('');
});

test('a value that is not a list is empty, and invalid records of a list are skipped', () => {
  for (const value of [null, undefined, '', 'x', 5, {}, true]) {
    expect(read(listOf(z.object({ id })), value)).toEqual([]);
  }
  expect(read(listOf(z.object({ id })), [{ id: 1 }, {}, null, 'x', { id: '2' }])).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test('a value that is not an object has absent fields', () => {
  for (const value of [null, undefined, '', 5, [{ state: 'x' }]]) {
    expect(read(objectOf({ state: text }), value)).toEqual({ state: '' });
  }
  expect(read(objectOf({ state: text }), { state: 'Yucatán', other: 1 })).toEqual({
    state: 'Yucatán',
  });
});

test('images without a file are removed, and the order is kept', () => {
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
    place: latitude,
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
