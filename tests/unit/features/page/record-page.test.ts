import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { recordPage } from '@/lib/features/page/record-page';
import { routes } from '@/lib/server/routing/routes';

interface Branch {
  id: number;
  url: string;
  name: string;
}

/** Finds a record like gateways: by URL, or else by name, in any letter case. */
const by = (list: readonly Branch[]) =>
  jest.fn(async (name: string): Promise<Result<Branch>> => {
    const key = name.toLowerCase();
    const branch =
      list.find(({ url }) => url.toLowerCase() === key) ??
      list.find((candidate) => candidate.name.toLowerCase() === key);
    return branch ? found(branch) : missing;
  });

const pageOf = (find: (name: string) => Promise<Result<Branch>>) =>
  recordPage({
    label: 'a branch',
    names: ['name'],
    find,
    id: ({ id }) => id,
    path: (branch) => routes.branch(branch),
  });

const given = (name: string) => Promise.resolve({ name });
const leon = { id: 1, url: 'leon', name: 'León / Centro' };

test('the canonical segment finds the record with one call, encoded or decoded', async () => {
  const find = by([{ ...leon, url: '' }]);
  for (const name of [encodeURIComponent(leon.name), leon.name]) {
    expect(await pageOf(find).look(given(name))).toEqual(found({ ...leon, url: '' }));
  }
  expect(find).toHaveBeenCalledTimes(2);
});

test.each(['LEON', encodeURIComponent(leon.name), '%20leon', 'leon%20'])(
  '%s redirects permanently to the canonical address',
  async (name) => {
    const page = pageOf(by([leon]));
    expect(await page.look(given(name))).toEqual({ status: 'moved', path: '/sucursales/leon' });
    await expect(page.require(given(name))).rejects.toMatchObject({
      digest: 'NEXT_REDIRECT;replace;/sucursales/leon;308;',
    });
    expect(await page.record(given(name))).toBeUndefined();
  },
);

describe('a damaged address', () => {
  const branches = [
    { id: 1, url: 'merida', name: 'Mérida' },
    { id: 2, url: '', name: 'Semana del reciclaje 2026' },
    { id: 3, url: '', name: 'C+D' },
    { id: 4, url: '', name: 'Plan (2026)' },
  ];
  test.each([
    ['M%E9rida', 'merida'],
    ['M%C3%A9rida', 'merida'],
    ['M%25C3%25A9rida', 'merida'],
    ['merida\u200b', 'merida'],
    ['me\u00adrida\ufeff', 'merida'],
    ...[').', '.', ',', '),', '…', '"', '”', '*', '>', '!)', ']'].map((end) => [
      `merida${end}`,
      'merida',
    ]),
    ['Semana+del+reciclaje+2026', 'Semana%20del%20reciclaje%202026'],
    ['Semana%2Bdel%2Breciclaje%2B2026', 'Semana%20del%20reciclaje%202026'],
    ['Semana+del+reciclaje+2026).', 'Semana%20del%20reciclaje%202026'],
    ['C%2BD', 'C%2BD'],
    ['C+D).', 'C%2BD'],
    ['Plan (2026).', 'Plan%20(2026)'],
  ])('redirects %s to the page', async (name = '', segment) => {
    const look = pageOf(by(branches)).look(given(encodeURIComponent(name)));
    expect(await look).toEqual({ status: 'moved', path: `/sucursales/${segment}` });
  });

  test('keeps a plus sign if the record has one', async () =>
    expect(await pageOf(by(branches)).look(given('C%2BD'))).toEqual(found(branches[2])));

  test('costs no further call if a record with a plain name is missing', async () => {
    const find = by(branches);
    expect(await pageOf(find).look(given('nada'))).toEqual(missing);
    expect(find).toHaveBeenCalledTimes(1);
  });
});

test('a record that its canonical address does not find stays at its address', async () => {
  const twins = [
    { id: 1, url: 'leon', name: 'Uno' },
    { id: 2, url: 'leon', name: 'Dos' },
  ];
  const page = pageOf(by(twins));
  expect(await page.record(given('Dos'))).toEqual(twins[1]);
  expect(await page.look(given('Uno'))).toMatchObject({ status: 'moved' });
  expect(
    await pageOf(by([{ id: 1, url: '..', name: 'Tres' }])).record(given('Tres')),
  ).toBeDefined();
});

test('two records whose addresses name each other do not redirect in a circle', async () => {
  const find = async (name: string) =>
    found(name === 'a' ? { id: 1, url: 'b', name: '' } : { id: 1, url: 'a', name: '' });
  expect(await pageOf(find).look(given('a'))).toMatchObject({ status: 'found' });
});

test('missing stays missing, and unavailable stays unavailable', async () => {
  await expect(pageOf(async () => missing).require(given('x'))).rejects.toMatchObject({
    digest: 'NEXT_REDIRECT;replace;/error/404;307;',
  });
  await expect(pageOf(async () => unavailable).require(given('x'))).rejects.toMatchObject({
    name: 'ContentUnavailableError',
  });
  expect(await pageOf(by([leon])).look(given('__primera_visita__'))).toEqual(missing);
});
