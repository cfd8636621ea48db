import type { PageIndex } from '@/lib/features/offline/page-index';
import { keepAhead, pagesAhead } from '@/lib/features/offline/worker/ahead';
import { createStore } from '@/lib/features/offline/worker/store';
import { FakeCaches, ORIGIN } from '@/tests/unit/features/offline/fake-caches';

const ALWAYS = ['/', '/contactanos', '/sin-conexion'];
const ZONE = '/sucursales/campeche/norte';
const pages = [ZONE, '/blog'].map((path) => ({ path, title: '', bytes: 1, seenAt: 2, assets: [] }));
const others: PageIndex[] = [{ pages, assets: {} }];

test('the pages that always stay, and the zone that was seen last', () => {
  expect(pagesAhead(ALWAYS, [], {})).toEqual(ALWAYS);
  expect(pagesAhead(ALWAYS, [...others, ...others], { connection: {} })).toEqual([...ALWAYS, ZONE]);
  expect(pagesAhead(ALWAYS, others, { connection: { saveData: false } })).toEqual([
    ...ALWAYS,
    ZONE,
  ]);
});

test('no page of what was typed, though an earlier release has kept it', () => {
  const typed = ['/sucursales/zonas/centro', '/busqueda/resultados/calle/1', '/folio/482-109-376'];
  const pages = typed.map((path) => ({ path, title: '', bytes: 1, seenAt: 2, assets: [] }));
  expect(pagesAhead(ALWAYS, [{ pages, assets: {} }], {})).toEqual(ALWAYS);
});

test('nothing where data is to be saved', () =>
  expect(pagesAhead(ALWAYS, others, { connection: { saveData: true } })).toEqual([]));

const ALL = [...ALWAYS, ZONE];
const FILES = ['a.js', 'b.css'].map((name) => `${ORIGIN}/_next/static/${name}`);
const HTML = FILES.map(
  (url) => `<link href="${url.slice(ORIGIN.length)}" data-precedence="next"/>`,
).join('');

async function answer(url: string): Promise<Response> {
  const isFile = FILES.includes(url);
  return new Response(isFile ? 'x' : HTML, {
    headers: { 'content-type': isFile ? 'text/javascript' : 'text/html' },
  });
}

describe('pages that are kept ahead', () => {
  const network = jest.spyOn(globalThis, 'fetch');
  const requests = () => network.mock.calls.map(([url]) => url);
  const store = () => createStore('r1', ALWAYS);
  const kept = async () => {
    const { pages } = await store().readIndex();
    return Object.fromEntries(pages.map((page) => [page.path, page.assets]));
  };
  const complete = Object.fromEntries(ALL.map((path) => [path, FILES]));
  beforeEach(() => {
    network.mockReset();
    Object.assign(globalThis, { caches: new FakeCaches() });
  });

  test('a page that is late holds up no other; what they share is loaded once', async () => {
    const { promise: filesAreAsked, resolve } = Promise.withResolvers<void>();
    network.mockImplementation(async (url) => {
      if (url === FILES[1]) resolve();
      if (url === '/') await filesAreAsked;
      return answer(String(url));
    });
    await keepAhead(ALL, store(), ORIGIN);
    expect(await kept()).toEqual(complete);
    expect(requests().toSorted()).toEqual([...ALL, ...FILES].toSorted());
  });

  test('what a broken line has left out comes with the next page, and no more than that', async () => {
    network.mockImplementation(async (url) => {
      if (url === FILES[1] || url === ZONE) throw new TypeError('Failed to fetch');
      return answer(String(url));
    });
    await keepAhead(ALL, store(), ORIGIN);
    expect(await kept()).toEqual(Object.fromEntries(ALWAYS.map((path) => [path, [FILES[0]]])));
    network.mockReset().mockImplementation((url) => answer(String(url)));
    await keepAhead(ALL, store(), ORIGIN);
    expect(await kept()).toEqual(complete);
    await keepAhead(ALL, store(), ORIGIN);
    expect(requests().toSorted()).toEqual([FILES[1], ZONE].toSorted());
  });
});
