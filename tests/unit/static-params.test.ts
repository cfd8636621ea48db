/** @jest-environment node */
import { placeholderParams, readParam } from '@/lib/static-params';

// What Next hands to a page, as measured on a production build: always percent-encoded, once.
describe('readParam', () => {
  test.each([
    ['quienes-somos', 'quienes-somos'],
    ['Qui%C3%A9nes%20somos', 'Quiénes somos'],
    ['Tarifas%2FPrecios', 'Tarifas/Precios'],
    ['100%25', '100%'],
    ['a%2Bb', 'a+b'],
    ['%F0%9F%98%80', '😀'],
    ['%20Monterrey%20', 'Monterrey'],
  ])('%s is read as %s', (param, name) => {
    expect(readParam(param)).toBe(name);
  });

  test('decodes once only: an encoded percent sign stays one', () => {
    expect(readParam('%2541')).toBe('%41');
    expect(readParam(encodeURIComponent('50%25 más'))).toBe('50%25 más');
  });

  test('whatever a record is called comes back from its own address', () => {
    for (const name of ['50% & más', 'a/b', '%', '%2F', '?#', '😀'.repeat(300), 'ñ'.repeat(300)]) {
      expect(readParam(encodeURIComponent(name))).toBe(name);
    }
  });

  test('a value that is decoded already is taken as it stands', () => {
    expect(readParam('el 20 % del consumo eléctrico')).toBe('el 20 % del consumo eléctrico');
    expect(readParam('100%')).toBe('100%');
  });

  test.each([
    ['malformed encoding', '%E0%A4%C3'],
    ['nothing', ''],
    ['white space', '%20'],
    ['a control character', 'a%00b'],
    ['a part that would climb out of a path', '..'],
    ['such a part, encoded', '%2E%2E'],
    ['more than any name', 'a'.repeat(601)],
    ['the placeholder', placeholderParams('name')[0]!.name],
  ])('%s is no name', (_, param) => {
    expect(readParam(param)).toBeUndefined();
  });
});
