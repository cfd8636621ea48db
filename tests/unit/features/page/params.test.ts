import { found, missing } from '@/lib/content/gateway/result';
import { findByParams, placeholderParams, readParam } from '@/lib/features/page/params';

// As measured on a production build of Next 16.4.6: a page gets what encodeURIComponent makes of
// the name, generateMetadata gets the name itself.
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

  const names = ['50% & más', 'a/b', '%', '%41', '100%', '?#', "it's (1)!*~", '😀'.repeat(300)];

  test('whatever a record is called comes back in its page', () => {
    for (const name of [...names, '100%25', '%2F', '%C3%A9']) {
      expect(readParam(encodeURIComponent(name))).toBe(name);
    }
  });

  test('and in its metadata', () => {
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
  ])('%s is no name', (_, param) => {
    expect(readParam(param)).toBeUndefined();
  });
});

describe('findByParams', () => {
  const find = jest.fn(async (names: object) => found(names));
  beforeEach(() => find.mockClear());

  test('gives every name as readParam reads it', async () => {
    const params = Promise.resolve({ name: 'Campeche', zone: 'Zona%20Centro' });
    expect(await findByParams(params, find)).toEqual(
      found({ name: 'Campeche', zone: 'Zona Centro' }),
    );
  });

  test('is missing, without a read, where one can be no name', async () => {
    const [placeholder] = placeholderParams('name', 'zone');
    expect(await findByParams(Promise.resolve(placeholder!), find)).toEqual(missing);
    expect(await findByParams(Promise.resolve({ name: 'a', zone: '..' }), find)).toEqual(missing);
    expect(find).not.toHaveBeenCalled();
  });
});
