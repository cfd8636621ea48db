/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Next's file-system cache, as far as the handler needs it: a map that outlives processes. */
const stored = new Map<string, Entry>();
jest.mock('next/dist/server/lib/incremental-cache/file-system-cache', () => {
  class Cache {
    async get(key: string) {
      return stored.get(key) ?? null;
    }
    async set(key: string, value: Entry['value']) {
      stored.set(key, { value });
    }
  }
  return { default: Cache };
});
jest.mock('next/dist/server/lib/incremental-cache/memory-cache.external', () => ({
  getMemoryCache: () => ({ remove: (key: string) => stored.delete(key) }),
}));

interface Entry {
  lastModified?: number;
  cacheControl?: { revalidate: number };
  value: {
    kind: string;
    html?: string;
    status?: number;
    headers?: Record<string, string>;
    rscData?: Buffer;
    postponed?: string;
  };
}
interface Handler {
  get(key: string, context?: object): Promise<Entry | null>;
  set(key: string, value: Entry['value'], context?: object): Promise<void>;
}

const PAGE = { kind: 'APP_PAGE' };

let folder: string;
beforeEach(() => {
  stored.clear();
  Reflect.deleteProperty(globalThis, 'renderLimiter');
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A new process: the build, or a server for a gateway. */
function start(env: { GATEWAY_URL?: string; NEXT_PHASE?: string } = {}): Handler {
  const before = { ...process.env };
  Object.assign(process.env, { GATEWAY_URL: '', NEXT_PHASE: '', ...env });
  let handler: Handler | undefined;
  jest.isolateModules(() => {
    const { default: PageCacheHandler } = jest.requireActual<{
      default: new (context: object) => Handler;
    }>('@/lib/server/cache/page-cache-handler.mts');
    handler = new PageCacheHandler({ serverDistDir: folder, maxMemoryCacheSize: 1 });
  });
  process.env = before;
  if (!handler) throw new Error('not loaded');
  return handler;
}
const build = (GATEWAY_URL = '') => start({ GATEWAY_URL, NEXT_PHASE: 'phase-production-build' });

const page = (html = '<p>x</p>', headers: Record<string, string> = {}, status = 200) => ({
  kind: 'APP_PAGE',
  html,
  status,
  headers,
});

test('a page is served by the process that rendered it, and by the next for the same gateway', async () => {
  const first = start({ GATEWAY_URL: 'https://a.example' });
  await first.set('/blog', page());
  expect((await first.get('/blog', PAGE))?.value.html).toBe('<p>x</p>');
  const second = start({ GATEWAY_URL: 'https://a.example' });
  expect((await second.get('/blog', PAGE))?.value.html).toBe('<p>x</p>');
});

test('search results are sent and not stored: their number is unbounded', async () => {
  const server = start();
  const value = page();
  await server.set('/busqueda/resultados/x/1', value);
  expect(value.headers['content-security-policy']).toContain("default-src 'none'");
  expect(stored.size).toBe(0);
});

test('a page rendered for another gateway is refused', async () => {
  await start({ GATEWAY_URL: 'https://a.example' }).set('/blog', page());
  expect(await start({ GATEWAY_URL: 'https://b.example' }).get('/blog', PAGE)).toBeNull();
  expect(await start().get('/blog', PAGE)).toBeNull();
});

test('a page prerendered by a build is of the embedded gateway, whatever GATEWAY_URL says', async () => {
  await build('https://a.example').set('/blog', page());
  expect(await start().get('/blog', PAGE)).not.toBeNull();
  expect(await start({ GATEWAY_URL: 'https://a.example' }).get('/blog', PAGE)).toBeNull();
});

test('a page prerendered while a part was unavailable is refused', async () => {
  const builder = build();
  await builder.set('/', page('<p>x</p>', { 'x-next-cache-tags': 'home,incomplete,blog' }));
  await builder.set('/blog', page('<p>x</p>', { 'x-next-cache-tags': 'blog' }));
  const server = start();
  expect(await server.get('/', PAGE)).toBeNull();
  expect(await server.get('/blog', PAGE)).not.toBeNull();
});

test('a redirect carries no page, from its first response on', async () => {
  const [server, value] = [start(), page('<p>x</p>', { location: '/blog' }, 307)];
  await server.set('/Blog_Detalle/nadie', value);
  const kept = (await server.get('/Blog_Detalle/nadie', PAGE))?.value;
  for (const response of [value, kept]) {
    expect(response?.html).toBe('');
    expect(response?.headers?.location).toBe('/blog');
  }
});

test('the gateway is neither stored by name nor told to visitors', async () => {
  const server = start({ GATEWAY_URL: 'https://private.example' });
  await server.set('/blog', page());
  expect(JSON.stringify([...stored])).not.toContain('private.example');
  const headers = (await server.get('/blog', PAGE))?.value.headers ?? {};
  expect(Object.keys(headers)).toEqual(['content-security-policy']);
});

test('a page is sent with a policy that names only inline scripts of the server', async () => {
  const server = start();
  await server.set(
    '/blog',
    page(
      '<script>self.__next_f.push([1,"a"])</script><script>alert(1)</script><script src="/b.js"></script><p onclick="c()">',
    ),
  );
  const policy =
    (await server.get('/blog', PAGE))?.value.headers?.['content-security-policy'] ?? '';
  const hash = createHash('sha256').update('self.__next_f.push([1,"a"])').digest('base64');
  // The injected one is not named.
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('the first response, those after it and one of the build defer their scripts', async () => {
  const html = '<head><script src="/_next/static/a.js" async=""></script></head>';
  const [server, value] = [start(), page(html)];
  await server.set('/blog', value);
  await build().set('/prensa', page(html));
  const responses = [
    value,
    ...(await Promise.all(['/blog', '/prensa'].map((key) => server.get(key, PAGE)))).map(
      (entry) => entry?.value,
    ),
  ];
  for (const response of responses) {
    const [, loader = ''] = /<script>(.*)<\/script>/.exec(response?.html ?? '') ?? [];
    expect(loader).toContain('["/_next/static/a.js"]');
    expect(response?.html).not.toContain('async=""');
    const hash = createHash('sha256').update(loader).digest('base64');
    expect(response?.headers?.['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});

test('of pages due at once two are revalidated, the others in turn', async () => {
  const server = start();
  const names = ['/a', '/b', '/c', '/d'];
  const due = Date.now() - 130_000;
  for (const name of names) {
    await server.set(name, page());
    Object.assign(stored.get(name) ?? {}, { lastModified: due, cacheControl: { revalidate: 120 } });
  }
  const dueNow = async () => {
    const entries = await Promise.all(names.map((name) => server.get(name, PAGE)));
    return names.filter((_name, at) => entries[at]?.lastModified === due);
  };
  expect(await dueNow()).toEqual(['/a', '/b']);
  expect(await dueNow()).toEqual(['/a', '/b']);
  await server.set('/a', page('<p>nueva</p>'));
  expect(await dueNow()).toEqual(['/b', '/c']);
  // One that never reports its end blocks the others for ten seconds only.
  jest.useFakeTimers({ now: Date.now() + 10_001 });
  expect(await dueNow()).toEqual(['/b', '/c']);
  await server.set('/b', page());
  await server.set('/c', page());
  expect(await dueNow()).toEqual(['/d']);
  jest.useRealTimers();
});

test('responses other than 200 are kept in a bounded number, pages are not limited', async () => {
  const server = start();
  for (let index = 0; index < 600; index++) {
    await server.set(`/sucursales/random-${index}`, page('', {}, 307));
  }
  expect(stored.size).toBe(500);
  // The oldest were evicted, and a kept one is replaced.
  expect(stored.has('/sucursales/random-99')).toBe(false);
  expect(stored.has('/sucursales/random-100')).toBe(true);
  await server.set('/sucursales/random-200', page('', { location: '/otra' }, 307));
  const kept = await server.get('/sucursales/random-200', PAGE);
  expect(kept?.value.headers?.location).toBe('/otra');
  await server.set('/sucursales/cancun', page());
  expect(stored.size).toBe(501);
  // A page that comes back no longer counts among them.
  await server.set('/sucursales/random-200', page());
  await server.set('/sucursales/random-601', page('', {}, 307));
  expect(stored.size).toBe(502);
});

test('a name too long for a file is stored under its hash, and found again', async () => {
  const server = start();
  const key = `/sucursales/${'%C3%B1'.repeat(300)}`;
  await server.set(key, page());
  expect(await server.get(key, PAGE)).not.toBeNull();
  expect(await server.get(`${key}x`, PAGE)).toBeNull();
  for (const name of stored.keys()) {
    for (const part of name.split('/')) expect(Buffer.byteLength(part)).toBeLessThan(256);
  }
});

test('entries other than pages pass untouched', async () => {
  const server = start();
  const value = { kind: 'FETCH', headers: { a: 'b' } };
  await server.set('x', value);
  expect(await server.get('x')).toEqual({ value });
});

test('the response from which a page is stored has the same policy as the cached page', async () => {
  const handler = start();
  const rendered = page('<script>self.__next_f.push([1,"dos"])</script>');
  await handler.set('/blog', rendered);
  const digest = createHash('sha256').update('self.__next_f.push([1,"dos"])').digest('base64');
  const { 'content-security-policy': policy }: Record<string, string> = rendered.headers;
  expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
  expect((await handler.get('/blog'))?.value.headers?.['content-security-policy']).toBe(policy);
});

test('a complete page is stored with its data, without which it is not found after a restart', async () => {
  const contexts: object[] = [];
  const server = start();
  const storing = { isRoutePPREnabled: true, isFallback: false };
  const parent: Handler = Object.getPrototypeOf(Object.getPrototypeOf(server));
  const set = jest.spyOn(parent, 'set');
  set.mockImplementation(async (...args) => void contexts.push(Object(args[2])));
  await server.set('/blog', { ...page(), rscData: Buffer.from('x') }, storing);
  await server.set('/blog', { ...page(), postponed: 'x', rscData: Buffer.from('x') }, storing);
  expect(contexts).toMatchObject([{ isRoutePPREnabled: false }, { isRoutePPREnabled: true }]);
});

test('where too many pages are being rendered, the next visitor gets 503 and cached pages are served', async () => {
  jest.useFakeTimers();
  const server = start();
  await server.set('/blog', page());
  for (let at = 0; at < 24; at += 1) expect(await server.get(`/cold-${at}`, PAGE)).toBeNull();
  const waiting = server.get('/one-more', PAGE);
  await jest.advanceTimersByTimeAsync(5_000);
  const { value } = (await waiting) ?? {};
  expect(value).toMatchObject({ status: 503, html: expect.stringContaining('800 733 22 22') });
  expect(value?.headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'private, no-store',
  });
  expect((await server.get('/blog', PAGE))?.value.status).toBe(200);
  await server.set('/cold-0', page());
  expect(await server.get('/one-more', PAGE)).toBeNull();
  jest.useRealTimers();
});
