import { createStore, readOtherIndexes, removeOthers } from '@/lib/features/offline/worker/store';
import { FakeCaches, ORIGIN } from '@/tests/unit/features/offline/fake-caches';

let device: FakeCaches;
beforeEach(() => {
  device = new FakeCaches();
  Object.assign(globalThis, { caches: device });
});

const page = (title = 'Noticias', init: ResponseInit = {}) =>
  new Response(`<html><title>${title}</title>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=120' },
    ...init,
  });
const times = (at: number) => ({ keptAt: at, seenAt: at });
const store = () => createStore('r1', ['/', '/contactanos', '/sin-conexion']);

test('a page is kept with its title, and its copy says how old it is', async () => {
  const kept = store();
  await kept.keepPage('/blog', page('A &amp; B | Empresa'), times(1_000));
  expect((await kept.readIndex()).pages).toEqual([
    expect.objectContaining({ path: '/blog', title: 'A & B | Empresa', seenAt: 1_000 }),
  ]);
  const copy = await kept.findCopy('/blog', 'silent');
  expect(copy?.headers.get('server-timing')).toBe('copia;desc="silent-1000"');
  expect(copy?.headers.get('x-kept-at')).toBeNull();
  expect(await kept.findCopy('/prensa', 'offline')).toBeUndefined();
});

const HTML = { 'content-type': 'text/html' };
const redirected = Object.defineProperty(page('Otra'), 'redirected', { value: true });
test.each([
  ['an error', page('Error', { status: 500 })],
  ['a missing page', page('No encontrada', { status: 404 })],
  ['a redirect', redirected],
  ['what must not be stored', page('Folio', { headers: { ...HTML, 'cache-control': 'no-store' } })],
  ['what has a campaign', page('Inicio', { headers: { ...HTML, 'cache-control': 'private' } })],
  ['no page', new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('%s never replaces a good copy', async (_, response) => {
  const kept = store();
  await kept.keepPage('/blog', page(), times(1));
  expect(await kept.keepPage('/blog', response, times(2))).toBeUndefined();
  expect(await (await kept.findCopy('/blog', 'offline'))?.text()).toContain('Noticias');
});

test('files are loaded once, and go with the last page that needs them', async () => {
  const kept = store();
  const load = jest.fn(async () => new Response('x'));
  const [own, shared] = ['/_next/static/a.js', '/_next/static/b.js'].map((path) => ORIGIN + path);
  await kept.keepPage('/p0', page(), times(1));
  await kept.keepAssets('/p0', [own!, shared!], load);
  for (let at = 1; at <= 10; at += 1) {
    await kept.keepPage(`/p${at}`, page(), times(at + 1));
    await kept.keepAssets(`/p${at}`, [shared!], load);
  }
  expect(load).toHaveBeenCalledTimes(2);
  const urls = [...device.all.get('sitio-r1')!.entries.keys()];
  expect(urls).not.toContain(`${ORIGIN}/p0`);
  expect(urls).not.toContain(own);
  expect(urls).toContain(shared);
  expect(urls).toContain(`${ORIGIN}/p10`);
});

test('a file that does not come holds up no other page', async () => {
  const kept = store();
  await kept.keepPage('/blog', page(), times(1));
  void kept.keepAssets(
    '/blog',
    [`${ORIGIN}/_next/static/a.js`],
    () => new Promise(() => undefined),
  );
  expect(await kept.keepPage('/prensa', page(), times(2))).toContain('Noticias');
});

test('what cannot be loaded, must not be stored or is too large is left out', async () => {
  const kept = store();
  await kept.keepPage('/blog', page(), times(1));
  const url = `${ORIGIN}/archivos/a.webp`;
  for (const load of [
    async () => undefined,
    async () => Promise.reject(new Error('offline')),
    async () => new Response('', { status: 404 }),
    async () => new Response('x', { headers: { 'cache-control': 'no-store' } }),
    async () => new Response(new Uint8Array(3_000_001)),
  ]) {
    await kept.keepAssets('/blog', [url], load);
    expect((await kept.readIndex()).assets).toEqual({});
  }
});

test('a full device keeps what it has and goes on', async () => {
  const kept = store();
  for (let at = 1; at <= 10; at += 1) await kept.keepPage(`/p${at}`, page(), times(at));
  device.all.get('sitio-r1')!.room = 0;
  expect(await kept.keepPage('/otra', page(), times(20))).toBeUndefined();
  const { pages } = await kept.readIndex();
  expect(pages.map(({ path }) => path).toSorted()).toEqual(['/p10', '/p6', '/p7', '/p8', '/p9']);
  device.all.get('sitio-r1')!.room = Infinity;
  expect(await kept.keepPage('/otra', page(), times(21))).toContain('Noticias');
});

test('releases have caches of their own', async () => {
  const [old, own] = [store(), createStore('r2', [])];
  await old.keepPage('/blog', page(), times(1));
  await own.keepPage('/prensa', page(), times(1));
  await device.open('de-otros');
  expect((await readOtherIndexes(own.name)).flatMap(({ pages }) => pages)).toHaveLength(1);
  expect(await removeOthers(own)).toBe(1);
  expect(await device.keys()).toEqual(['sitio-r2', 'de-otros']);
});

test('the zone that was seen last stays with its files, though an earlier release has kept it', async () => {
  const [old, own] = [store(), createStore('r2', [])];
  const [first, last] = ['/sucursales/campeche/centro', '/sucursales/campeche/norte'];
  const file = `${ORIGIN}/_next/static/a.js`;
  for (const [at, path] of [first!, last!].entries()) {
    await old.keepPage(path, page('Antes'), times(at + 1));
    await old.keepAssets(path, [file], async () => new Response('x'));
  }
  await removeOthers(own);
  expect((await own.readIndex()).pages).toEqual([
    expect.objectContaining({ path: last, seenAt: 2, assets: [file] }),
  ]);
  const copy = await own.findCopy(last!, 'offline');
  expect(copy?.headers.get('server-timing')).toBe('copia;desc="offline-2"');
  expect(await (await own.findAsset(file))?.text()).toBe('x');

  const next = createStore('r3', []);
  await next.keepPage(last!, page('Ahora'), times(3));
  await removeOthers(next);
  expect(await (await next.findCopy(last!, 'offline'))?.text()).toContain('Ahora');
});
