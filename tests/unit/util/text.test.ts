import fc from 'fast-check';
import { foldSpaces, formatSize, joinWords, withUnbrokenNumbers } from '@/lib/util/text';

test.each([
  ['  a  b ', 'a b'],
  ['a\nb\tc\u00a0d', 'a b c d'],
  ['a \n b', 'a b'],
  ['a b', 'a b'],
  [' \n ', ''],
])('%p becomes %p', (given, folded) => expect(foldSpaces(given)).toBe(folded));

test('every run of white space becomes one space', () => {
  const pieces = fc.array(fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u2003', 'a', 'ñ'));
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      expect(foldSpaces(text)).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});

test('a phone number in a text does not break', () => {
  expect(withUnbrokenNumbers('Llame: 800 733 22 22 hoy')).toBe(
    'Llame: 800\u00a0733\u00a022\u00a022 hoy',
  );
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_449, '1.4 kB'],
  [9_960, '10 kB'],
  [112_307, '112 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_400_000, '1.4 MB'],
  [12_345_678, '12 MB'],
  [200_000_000, '200 MB'],
  [2_500_000_000, '2.5 GB'],
  [1_500_000_000_000, '1.5 TB'],
])('%p bytes are written "%s"', (bytes, shown) => expect(formatSize(bytes)).toBe(shown));

describe('lists', () => {
  const inSpanish = new Intl.ListFormat('es-MX', { type: 'conjunction' });
  test.each([
    { words: [], shown: '' },
    { words: ['Lunes'], shown: 'Lunes' },
    { words: ['Lunes', 'Martes'], shown: 'Lunes y Martes' },
    { words: ['Lunes', 'Martes', 'Jueves'], shown: 'Lunes, Martes y Jueves' },
    { words: ['aguja', 'hilo'], shown: 'aguja e hilo' },
    { words: ['Facebook', 'Instagram'], shown: 'Facebook e Instagram' },
    { words: ['nieve', 'hielo'], shown: 'nieve y hielo' },
    { words: ['plano.pdf', 'índice.pdf'], shown: 'plano.pdf e índice.pdf' },
  ])('$words is read "$shown"', ({ words, shown }) => expect(joinWords(words)).toBe(shown));

  test.each([['a'], ['a', 'b'], ['a', 'hilo'], ['a', 'hielo'], ['a', 'b', 'Yucatán', 'imán']])(
    '%p, %p and the next word are joined as Spanish requires',
    (...words) => expect(joinWords(words)).toBe(inSpanish.format(words)),
  );
});
