import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { now } from '@/lib/server/cache/tag-times.mts';
import { newFolder } from '@/tests/support/new-folder';

/** Pages that a build has prerendered, as Next reads them. */
const prerendered = new Map<string, Entry>();
jest.mock('next/dist/server/lib/incremental-cache/file-system-cache', () => ({
  default: class {
    async get(key: string) {
      const entry = prerendered.get(key);
      return entry ? structuredClone(entry) : null;
    }
  },
}));

interface Entry {
  lastModified?: number;
  cacheControl?: { revalidate: number; expire?: number };
  value: {
    kind: string;
    html?: string;
    status?: number;
    headers?: Record<string, string>;
    rscData?: Buffer;
    segmentData?: Map<string, Buffer>;
    postponed?: string;
  };
}
interface Handler {
  get(key: string, context?: object): Promise<Entry | null>;
  set(key: string, value: Entry['value'], context?: object): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
}

const PAGE = { kind: 'APP_PAGE' };

let folder: string;
beforeEach(() => {
  prerendered.clear();
  Reflect.deleteProperty(globalThis, 'pageWork');
  folder = newFolder();
});

type Fingerprint = typeof import('@/lib/server/cache/build-fingerprint.mts');

/** A new process for a gateway, over the folder of a build with the embedded one. */
function start(env: { GATEWAY_URL?: string } = {}): Handler {
  const before = { ...process.env };
  Object.assign(process.env, { GATEWAY_URL: '', ...env });
  let handler: Handler | undefined;
  jest.isolateModules(() => {
    const actual = jest.requireActual<Fingerprint>('@/lib/server/cache/build-fingerprint.mts');
    const built = actual.environmentFingerprint({ ...process.env, GATEWAY_URL: '' });
    jest.doMock('@/lib/util/build-folder.mts', () => ({ buildFolder: () => folder }));
    jest.doMock('@/lib/server/cache/build-fingerprint.mts', () => ({
      ...actual,
      buildId: () => 'build-1',
      buildFingerprint: () => built,
    }));
    const { default: PageCacheHandler } = jest.requireActual<{
      default: new (context: object) => Handler;
    }>('@/lib/server/cache/page-cache-handler.mts');
    handler = new PageCacheHandler({});
  });
  process.env = before;
  if (!handler) throw new Error('not loaded');
  return handler;
}

/** The files of stored pages. */
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));
const KEPT = { cacheControl: { revalidate: 120, expire: 31_536_000 } };

const page = (html = '<p>x</p>', headers: Record<string, string> = {}, status = 200) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('data'),
  status,
  headers,
});

test('a page is served by the process that rendered it, and by the next for the same gateway', async () => {
  const first = start({ GATEWAY_URL: 'https://a.example' });
  await first.set('/blog', page(), KEPT);
  expect((await first.get('/blog', PAGE))?.value.html).toBe('<p>x</p>');
  const second = start({ GATEWAY_URL: 'https://a.example' });
  expect((await second.get('/blog', PAGE))?.value.html).toBe('<p>x</p>');
});

test('what Next has for fetching ahead is not stored beside the page', async () => {
  const server = start();
  const segmentData = new Map([
    ['/_full', Buffer.from('data')],
    ['/_tree', Buffer.from('tree')],
  ]);
  await server.set('/blog', { ...page(), segmentData }, KEPT);
  const stored = await server.get('/blog', PAGE);
  expect([...(stored?.value.segmentData?.keys() ?? [])]).toEqual(['/_tree']);
});

test('a page of an unbounded number is sent and not stored', async () => {
  const server = start();
  const value = page('<p>x</p>', { 'x-next-cache-tags': 'blog,unstored' });
  await server.set('/results', value, KEPT);
  expect(value.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await server.get('/results', PAGE)).toBeNull();
  expect(files()).toEqual([]);
});

test('a page rendered for another gateway is refused', async () => {
  await start({ GATEWAY_URL: 'https://a.example' }).set('/blog', page(), KEPT);
  expect(await start({ GATEWAY_URL: 'https://b.example' }).get('/blog', PAGE)).toBeNull();
  expect(await start().get('/blog', PAGE)).toBeNull();
});

test('a page of a process whose clock was an hour ahead is rendered anew, one of seconds ahead is not', async () => {
  const { now: clock } = performance;
  for (const [path, aheadMs] of [['/blog', 3_600_000] as const, ['/prensa', 8_000] as const]) {
    const ahead = jest.spyOn(performance, 'now');
    ahead.mockImplementation(() => Reflect.apply(clock, performance, []) + aheadMs);
    await start().set(path, page(), KEPT);
    ahead.mockRestore();
  }
  const next = start();
  expect(await next.get('/blog', PAGE)).toBeNull();
  expect(await next.get('/prensa', PAGE)).not.toBeNull();
});

test('a page prerendered by a build is of the embedded gateway', async () => {
  prerendered.set('/blog', { value: page(), lastModified: Date.now() });
  expect(await start().get('/blog', PAGE)).not.toBeNull();
  expect(await start({ GATEWAY_URL: 'https://a.example' }).get('/blog', PAGE)).toBeNull();
});

test('a page prerendered while a part was unavailable is refused', async () => {
  const tags = (names: string) => ({ 'x-next-cache-tags': names });
  const lastModified = Date.now();
  prerendered.set('/', { value: page('', tags('home,incomplete,blog')), lastModified });
  prerendered.set('/blog', { value: page('', tags('blog')), lastModified });
  const server = start();
  expect(await server.get('/', PAGE)).toBeNull();
  expect(await server.get('/blog', PAGE)).not.toBeNull();
});

test('a redirect carries no page, from its first response on', async () => {
  const [server, value] = [start(), page('<p>x</p>', { location: '/blog' }, 307)];
  await server.set('/Blog_Detalle/nadie', value, KEPT);
  const kept = (await server.get('/Blog_Detalle/nadie', PAGE))?.value;
  for (const response of [value, kept]) {
    expect(response?.html).toBe('');
    expect(response?.headers?.location).toBe('/blog');
  }
});

test('the gateway is neither stored by name nor told to visitors', async () => {
  const server = start({ GATEWAY_URL: 'https://private.example' });
  await server.set('/blog', page(), KEPT);
  expect(files()).toHaveLength(1);
  for (const file of files()) expect(readFileSync(file, 'latin1')).not.toContain('private.example');
  const headers = (await server.get('/blog', PAGE))?.value.headers ?? {};
  expect(Object.keys(headers)).toEqual([
    'content-security-policy',
    'speculation-rules',
    'x-release',
    'cache-tag',
  ]);
});

test('a page is sent with a policy that names only inline scripts of the server, from its first response on', async () => {
  const server = start();
  const rendered = page(
    '<script>self.__next_f.push([1,"a"])</script><script>alert(1)</script><script src="/b.js"></script><p onclick="c()">',
  );
  await server.set('/blog', rendered, KEPT);
  const { 'content-security-policy': policy }: Record<string, string> = rendered.headers;
  const hash = createHash('sha256').update('self.__next_f.push([1,"a"])').digest('base64');
  // The injected one is not named.
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect((await server.get('/blog', PAGE))?.value.headers?.['content-security-policy']).toBe(
    policy,
  );
});

test('the first response, those after it and one of the build defer their scripts', async () => {
  const html = '<head><script src="/_next/static/a.js" async=""></script></head>';
  const [server, value] = [start(), page(html)];
  await server.set('/blog', value, KEPT);
  prerendered.set('/prensa', { value: page(html), lastModified: Date.now() });
  const responses = [
    value,
    ...(await Promise.all(['/blog', '/prensa'].map((key) => server.get(key, PAGE)))).map(
      (entry) => entry?.value,
    ),
  ];
  for (const response of responses) {
    const scripts = (response?.html ?? '').matchAll(/<script>(.*?)<\/script>/g);
    const codes = [...scripts].map(([, code = '']) => code);
    expect(codes.at(-1)).toContain('["/_next/static/a.js"]');
    expect(response?.html).not.toContain('async=""');
    for (const code of codes) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect(response?.headers?.['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  }
});

test('of pages due at once two are revalidated, the others in turn', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const server = start();
  const names = ['/a', '/b', '/c', '/d'];
  for (const name of names) await server.set(name, page(), KEPT);
  jest.advanceTimersByTime(130_000);
  const dueNow = async () => {
    const entries = await Promise.all(names.map((name) => server.get(name, PAGE)));
    return names.filter((_name, at) => (entries[at]?.lastModified ?? 0) < Date.now() - 120_000);
  };
  expect(await dueNow()).toEqual(['/a', '/b']);
  expect(await dueNow()).toEqual(['/a', '/b']);
  await server.set('/a', page('<p>nueva</p>'), KEPT);
  expect(await dueNow()).toEqual(['/b', '/c']);
  // One that never reports its end blocks the others for ten seconds only.
  jest.advanceTimersByTime(10_001);
  expect(await dueNow()).toEqual(['/b', '/c']);
  await server.set('/b', page(), KEPT);
  await server.set('/c', page(), KEPT);
  expect(await dueNow()).toEqual(['/d']);
  jest.useRealTimers();
});

test('responses other than 200 are kept in a bounded number and not on disk', async () => {
  const server = start();
  const statusOf = async (name: string) => (await server.get(name, PAGE))?.value.status;
  for (let index = 0; index < 600; index++) {
    await server.set(`/sucursales/random-${index}`, page('', {}, 307), KEPT);
  }
  expect(files()).toEqual([]);
  // The oldest were evicted, and a kept one is replaced.
  expect(await statusOf('/sucursales/random-99')).toBeUndefined();
  expect(await statusOf('/sucursales/random-100')).toBe(307);
  await server.set('/sucursales/random-200', page('', { location: '/otra' }, 307), KEPT);
  const kept = await server.get('/sucursales/random-200', PAGE);
  expect(kept?.value.headers?.location).toBe('/otra');
  await server.set('/sucursales/cancun', page(), KEPT);
  expect(files()).toHaveLength(1);
  // A page that comes back is no longer one of them, and one that is withdrawn has no file.
  await server.set('/sucursales/random-200', page(), KEPT);
  expect(files()).toHaveLength(2);
  expect(await statusOf('/sucursales/random-200')).toBe(200);
  await server.set('/sucursales/random-200', page('', {}, 307), KEPT);
  expect(files()).toHaveLength(1);
  expect(await start().get('/sucursales/random-200', PAGE)).toBeNull();
});

test('a name too long for a file is stored under its hash, and found again', async () => {
  const server = start();
  const key = `/sucursales/${'%C3%B1'.repeat(300)}`;
  await server.set(key, page(), KEPT);
  expect(await server.get(key, PAGE)).not.toBeNull();
  expect(await server.get(`${key}x`, PAGE)).toBeNull();
  expect(files()).toHaveLength(1);
});

test('responses other than 200 are bounded in bytes', async () => {
  const server = start();
  const rscData = Buffer.alloc(1024 * 1024);
  for (let index = 0; index < 20; index++) {
    await server.set(`/sucursales/large-${index}`, { ...page('', {}, 307), rscData }, KEPT);
  }
  expect(await server.get('/sucursales/large-0', PAGE)).toBeNull();
  expect(await server.get('/sucursales/large-19', PAGE)).not.toBeNull();
});

test('entries other than pages are not stored', async () => {
  const server = start();
  await server.set('x', { kind: 'FETCH', headers: { a: 'b' } }, { fetchCache: true });
  expect(await server.get('x', { kind: 'FETCH' })).toBeNull();
});

test('a page has its data and its postponed state after a restart, too', async () => {
  const value = { ...page(), postponed: 'state' };
  await start().set('/blog', value, KEPT);
  const found = await start().get('/blog', PAGE);
  expect(found?.cacheControl).toEqual(KEPT.cacheControl);
  expect(found?.value).toMatchObject({ html: '<p>x</p>', postponed: 'state' });
  expect(found?.value.rscData?.toString()).toBe('data');
});

test('a page whose tags were marked stale passes for due, one whose tags expired is gone', async () => {
  const server = start();
  await server.set('/blog', page('<p>x</p>', { 'x-next-cache-tags': 'blog' }), KEPT);
  await server.revalidateTag(['press']);
  const isDue = async () => {
    const entry = await server.get('/blog', PAGE);
    return entry && (entry.lastModified ?? 0) < now() - 120_000;
  };
  expect(await isDue()).toBe(false);
  await server.revalidateTag(['blog'], { expire: 3_600 });
  expect(await isDue()).toBe(true);
  await server.revalidateTag('blog');
  expect(await isDue()).toBeNull();
});

test('what has expired stays gone when its tag is only marked stale later, as in an outage', async () => {
  const server = start();
  await server.set('/blog', page('<p>x</p>', { 'x-next-cache-tags': 'blog' }), KEPT);
  await server.revalidateTag(['blog'], { expire: 0 });
  await server.revalidateTag(['blog'], { expire: 31_536_000 });
  expect(await server.get('/blog', PAGE)).toBeNull();
});

test('where too many pages are being rendered, the next visitor gets 503 and cached pages are served', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const server = start();
  await server.set('/blog', page(), KEPT);
  for (let at = 0; at < 24; at += 1) expect(await server.get(`/cold-${at}`, PAGE)).toBeNull();
  const waiting = server.get('/one-more', PAGE);
  // It looks for a file first, which takes real time; the clock moves on once it waits for a place.
  while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(5_000);
  const { value } = (await waiting) ?? {};
  expect(value).toMatchObject({ status: 503, html: expect.stringContaining('800 733 22 22') });
  expect(value?.headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'private, no-store',
  });
  expect((await server.get('/blog', PAGE))?.value.status).toBe(200);
  await server.set('/cold-0', page(), KEPT);
  expect(await server.get('/one-more', PAGE)).toBeNull();
  jest.useRealTimers();
});
