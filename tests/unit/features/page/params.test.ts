import { placeholderParams, readParam } from '@/lib/features/page/params';

// Measured with a production build of Next 16.4.6: a page gets the name from encodeURIComponent, and
// generateMetadata gets the name itself.
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

test('a name is decoded only once, so an encoded percent sign stays', () => {
  expect(readParam('%2541')).toBe('%41');
  expect(readParam(encodeURIComponent('50%25 más'))).toBe('50%25 más');
});

const names = ['50% & más', 'a/b', '%', '%41', '100%', '?#', "it's (1)!*~", '😀'.repeat(300)];

test('every name is read in its page', () => {
  for (const name of [...names, '100%25', '%2F', '%C3%A9']) {
    expect(readParam(encodeURIComponent(name))).toBe(name);
  }
});

test('every name is read in its metadata', () => {
  for (const name of names) expect(readParam(name)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['white space', '%20'],
  ['a control character', 'a%00b'],
  ['a part that would climb out of a path', '..'],
  ['a single point', '.'],
  ['more than any name', 'a'.repeat(601)],
  ['the placeholder', placeholderParams('name')[0]!.name],
])('%s is not a name', (_, param) => {
  expect(readParam(param)).toBeUndefined();
});
