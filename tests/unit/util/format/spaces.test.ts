import fc from 'fast-check';
import { foldSpaces, withUnbrokenNumbers } from '@/lib/util/format/spaces';

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
