import { bounded, readIndex, type IndexedPage } from '@/lib/features/offline/page-index';

const page = (path: string, seenAt: number, rest: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title: path,
  bytes: 10,
  seenAt,
  assets: [],
  ...rest,
});
const isPicture = (url: string) => url.endsWith('.webp');
const pathsOf = (pages: readonly IndexedPage[], always: string[] = []) =>
  bounded({ pages, assets: {} }, always, isPicture).pages.map(({ path }) => path);

test('the ten seen last stay, with those that always do and the last zone', () => {
  const seen = Array.from({ length: 14 }, (_, at) => page(`/p${at}`, 100 + at));
  const zones = [page('/sucursales/a/norte', 1), page('/sucursales/a/sur', 2)];
  const paths = pathsOf([page('/', 0), ...zones, ...seen], ['/']);
  expect(paths).toEqual([
    '/',
    '/sucursales/a/sur',
    ...seen
      .toReversed()
      .slice(0, 10)
      .map((p) => p.path),
  ]);
});

test('a numbered list and a branch are no zones', () => {
  const seen = Array.from({ length: 10 }, (_, at) => page(`/p${at}`, 100 + at));
  const others = [page('/sucursales/pagina/2', 1), page('/sucursales/a', 2)];
  expect(pathsOf([...others, ...seen])).toHaveLength(10);
});

test('sixty pictures, those of the latest pages', () => {
  const names = (of: string) => Array.from({ length: 40 }, (_, at) => `/${of}${at}.webp`);
  const assets = Object.fromEntries([...names('a'), ...names('b')].map((url) => [url, 1]));
  const pages = [page('/old', 1, { assets: names('a') }), page('/new', 2, { assets: names('b') })];
  const kept = bounded({ pages, assets }, [], isPicture);
  expect(Object.keys(kept.assets)).toHaveLength(60);
  expect(kept.pages.map(({ assets: own }) => own.length)).toEqual([40, 20]);
});

test('25 MB in all: files and pages beyond it go, the oldest first', () => {
  const assets = { '/new.js': 20_000_000, '/old.js': 6_000_000, '/small.js': 4_000_000 };
  const pages = [
    page('/old', 1, { assets: ['/old.js', '/small.js'] }),
    page('/new', 2, { assets: ['/new.js'] }),
    page('/huge', 0, { bytes: 26_000_000 }),
  ];
  const kept = bounded({ pages, assets }, [], isPicture);
  expect(Object.keys(kept.assets)).toEqual(['/new.js', '/small.js']);
  expect(kept.pages.map(({ path }) => path)).toEqual(['/new', '/old']);
});

test.each([undefined, new Response('<html>'), new Response('7'), new Response('{}')])(
  'an index that cannot be read is empty',
  async (response) =>
    expect(await readIndex({ match: async () => response })).toEqual({ pages: [], assets: {} }),
);
