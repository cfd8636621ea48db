import fc from 'fast-check';
import { newFolio, readFolio } from '@/lib/features/leads/folio.mts';
import { anyText } from '@/tests/support/any-text';

const FOLIO = /^\d{3}-\d{3}-\d{3}$/;

const folios = Array.from({ length: 500 }, newFolio);
const place = (digits: string) => digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1-$2-$3');

test('a new folio is three groups of three digits and rarely repeats', () => {
  for (const folio of folios) expect(folio).toMatch(FOLIO);
  expect(new Set(folios).size).toBeGreaterThan(490);
});

test('a new folio can be read', () => {
  for (const folio of folios) expect(readFolio(folio)).toBe(folio);
});

test('a folio with a leading zero keeps its length', () => {
  const isZero = (folio: string) => folio.startsWith('0');
  const many = Array.from({ length: 2_000 }, newFolio).filter(isZero);
  expect(many.length).toBeGreaterThan(0);
  for (const folio of many) expect(readFolio(folio)).toBe(folio);
});

test('every single wrong digit is rejected', () => {
  const wrong = folios.flatMap((folio) => {
    const digits = folio.replaceAll('-', '');
    return [...digits].flatMap((own, at) =>
      [...'0123456789']
        .filter((digit) => digit !== own)
        .map((digit) => place(digits.slice(0, at) + digit + digits.slice(at + 1))),
    );
  });
  expect(wrong).toHaveLength(folios.length * 81);
  expect(wrong.filter((folio) => readFolio(folio) !== undefined)).toEqual([]);
});

test('every swap of two different neighbours is rejected', () => {
  for (const folio of folios) {
    const digits = folio.replaceAll('-', '');
    for (let at = 0; at + 1 < digits.length; at += 1) {
      const [first = '', second = ''] = digits.slice(at, at + 2);
      if (first === second) continue;
      const swapped = digits.slice(0, at) + second + first + digits.slice(at + 2);
      expect(readFolio(place(swapped))).toBeUndefined();
    }
  }
});

test('spaces, dots and missing dashes are accepted', () => {
  for (const folio of folios.slice(0, 20)) {
    const [a = '', b = '', c = ''] = folio.split('-');
    const spaced = [...(a + b + c)].join(' ');
    const typed = [a + b + c, `${a} ${b} ${c}`, `${a}.${b}.${c}`, `  ${folio}\n`, spaced];
    for (const given of typed) expect(readFolio(given)).toBe(folio);
  }
});

test.each([
  ...['', '-', '12345678', '1234567890', 'abc-def-ghi', '١٢٣-٤٥٦-٧٨٩', '000-000-00x', '../../x'],
])('%j is not a folio', (given) => expect(readFolio(given)).toBeUndefined());

test('reading never throws, and a result is always a folio', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789-. ') });
  fc.assert(
    fc.property(fc.oneof(anyText(), digits), (given) => {
      const folio = readFolio(given);
      if (folio === undefined) return;
      expect(folio).toMatch(FOLIO);
      expect(readFolio(folio)).toBe(folio);
    }),
    { numRuns: 2_000 },
  );
});
