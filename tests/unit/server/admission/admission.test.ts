import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

type Admission = typeof import('@/lib/server/admission/admission');

let admission: Admission;
let listener: (busy: boolean) => void;
beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  jest.doMock('@/lib/server/admission/thread-load', () => ({
    onThreadLoad: (listen: typeof listener) => (listener = listen),
  }));
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.known-paths'));
  admission = await import('@/lib/server/admission/admission');
});
afterEach(() => jest.useRealTimers());

/** A response under way; `end` closes it with a status, or without one for a visitor who leaves. */
function response() {
  const emitter = new EventEmitter();
  let cacheControl = 's-maxage=120';
  const state = { statusCode: 200, writableFinished: false, closed: false };
  const open = Object.assign(emitter, state, { getHeader: () => cacheControl });
  return {
    open: open as unknown as ServerResponse,
    end(status?: number, given = cacheControl) {
      cacheControl = given;
      const finished = status === undefined ? {} : { statusCode: status, writableFinished: true };
      Object.assign(open, finished, { closed: true });
      emitter.emit('close');
    },
  };
}

/** What the thread's load is found to be, so many times. */
async function measure(busy: boolean, times = 1) {
  for (let time = 0; time < times; time += 1) {
    listener(busy);
    await jest.advanceTimersByTimeAsync(0);
  }
}

/** `isIn` is undefined for one who waits. */
async function visit(target: string, client = 'one', method = 'GET') {
  const { open, end } = response();
  const state: { isIn: boolean | undefined } = { isIn: undefined };
  void admission.admit({ method, target, client }, open).then((isIn) => (state.isIn = isIn));
  await jest.advanceTimersByTimeAsync(0);
  return Object.assign(state, { end });
}
/** Of one client, each to another path; the load of the thread is not measured meanwhile. */
const visitAtOnce = (count: number, client = 'one', folder = '') =>
  Promise.all(Array.from({ length: count }, (_, at) => visit(`${folder}/nadie-${at}`, client)));
/** So slowly that the calm thread takes all that there are permits for. */
async function visitMany(count: number, client = 'one', folder = '') {
  const visits = await visitAtOnce(count, client, folder);
  await measure(false, 8);
  return visits;
}
const admitted = (visits: { isIn: boolean | undefined }[]) =>
  visits.filter(({ isIn }) => isIn).length;
/** All permits of pages. */
const fill = async () =>
  (await Promise.all(['one', 'two'].map((client) => visitMany(16, client)))).flat();
const settle = () => jest.advanceTimersByTimeAsync(0);

test('32 unknown pages at a time, the next when one has ended, which waits for three seconds', async () => {
  const visits = await fill();
  expect(admitted(visits)).toBe(32);
  const next = await visit('/uno-mas', 'four');
  const another = await visit('/otro-mas', 'five');
  await jest.advanceTimersByTimeAsync(2_999);
  expect([next.isIn, another.isIn]).toEqual([undefined, undefined]);
  visits[0]?.end(307);
  await settle();
  expect([next.isIn, another.isIn]).toEqual([true, undefined]);
  await jest.advanceTimersByTimeAsync(1);
  expect(another.isIn).toBe(false);
});

test.each([
  ['pages', '', 4, 1],
  ['reads of route handlers', '/api', 16, 4],
])(
  'of %s that come at once a few begin, and as many more each quarter of a second while the thread is calm',
  async (_, folder, begun, few) => {
    const visits: { isIn: boolean | undefined; end(status?: number): void }[] = [];
    for (const client of ['one', 'two', 'three', 'four'])
      visits.push(...(await visitAtOnce(16, client, folder)));
    expect(admitted(visits)).toBe(begun);
    await measure(false);
    expect(admitted(visits)).toBe(2 * begun);
    await measure(true);
    expect(admitted(visits)).toBe(2 * begun);
    const under = visits.filter(({ isIn }) => isIn);
    for (const { end } of under.slice(few)) end(200);
    await jest.advanceTimersByTimeAsync(50);
    expect(admitted(visits)).toBe(2 * begun);
    under[0]?.end(200);
    await jest.advanceTimersByTimeAsync(50);
    expect(admitted(visits)).toBe(2 * begun + 1);
    await measure(false);
    expect(admitted(visits)).toBe(3 * begun + 1);
  },
);

test.each([
  ['pages', '', 16, 32],
  ['reads of route handlers', '/api', 16, 64],
  ['files', '/archivos', 64, 256],
])(
  'one client holds a part of the permits of %s, others find theirs',
  async (_, folder, own, all) => {
    expect(admitted(await visitMany(own + 1, 'one', folder))).toBe(own);
    expect((await visit(`${folder}/x`, 'two')).isIn).toBe(true);
    for (let client = 3; client < 10; client += 1) await visitMany(own, String(client), folder);
    expect((await visit(`${folder}/x`, 'last')).isIn).not.toBe(true);
    expect(all % own).toBe(0);
  },
);

test('pages of the sitemap and stored pages served before are not counted', async () => {
  admission.addKnownPaths(['/blog', '/detalle_pregunta?id_grouper=1&id=2']);
  (await visit('/sucursales/campeche')).end(200);
  (await visit('/sucursales/nadie')).end(404);
  (await visit('/busqueda/resultados/centro/1')).end(200, 'no-store');
  await fill();
  for (const path of ['/blog', '/detalle_pregunta', '/sucursales/campeche']) {
    expect((await visit(path)).isIn).toBe(true);
  }
  for (const path of ['/sucursales/nadie', '/busqueda/resultados/centro/1'])
    expect((await visit(path)).isIn).not.toBe(true);
});

test('a document takes a permit although it is known, a page does not', async () => {
  admission.addKnownPaths(['/blog', '/sitemap.xml']);
  await fill();
  for (const client of ['a', 'b', 'c', 'd']) await visitMany(16, client, '/api');
  expect((await visit('/sitemap.xml')).isIn).not.toBe(true);
  expect((await visit('/blog?pagina=2')).isIn).toBe(true);
});

test('who waits comes in after the turn in which a permit is released: what stands ready passes first', async () => {
  const visits = await fill();
  const next = await visit('/uno-mas', 'four');
  visits[0]?.end(200);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(next.isIn).toBeUndefined();
  await settle();
  expect(next.isIn).toBe(true);
});

test('while the thread is busy it rests as long as the work took, 50 ms at most', async () => {
  await measure(true);
  const visits = await visitAtOnce(5);
  expect(admitted(visits)).toBe(1);
  await jest.advanceTimersByTimeAsync(20);
  visits[0]?.end(200);
  await jest.advanceTimersByTimeAsync(19);
  expect(admitted(visits)).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(admitted(visits)).toBe(2);
  await jest.advanceTimersByTimeAsync(1_000);
  visits[1]?.end(200);
  await jest.advanceTimersByTimeAsync(49);
  expect(admitted(visits)).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(admitted(visits)).toBe(3);
});

test('a visitor who leaves frees the permit, and the page is not known', async () => {
  const left = await visit('/a-medias', 'four');
  const others = await fill();
  expect(admitted(others)).toBe(31);
  left.end();
  await settle();
  expect(admitted(others)).toBe(32);
  expect((await visit('/a-medias', 'four')).isIn).not.toBe(true);
});

test('who leaves while waiting is not admitted', async () => {
  const others = await fill();
  const left = await visit('/a-medias', 'four');
  const next = await visit('/otra', 'five');
  left.end();
  others[0]?.end(404);
  await settle();
  expect([left.isIn, next.isIn]).toEqual([false, true]);
});

test.each([
  ['POST', '/api/quote'],
  ['GET', '/api/ready'],
  ['GET', '/_next/static/chunks/a.js'],
])('%s %s is never refused here', async (method, path) => {
  for (const folder of ['', '/api', '/archivos'])
    for (let client = 0; client < 8; client += 1) await visitMany(64, String(client), folder);
  expect((await visit(path, 'one', method)).isIn).toBe(true);
});
