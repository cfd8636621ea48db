import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/tests/support/new-folder';

interface Page {
  kind: string;
  html: string;
  status?: number;
  headers: Record<string, string>;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
}
interface Entry {
  value: Page;
  lastModified: number;
  cacheControl: { revalidate: number };
}
interface Handler {
  get(key: string, context: { kind: string }): Promise<Entry | null>;
  set(key: string, value: Page | null, context: object): Promise<void>;
  revalidateTag(tags: string | string[]): Promise<void>;
}

const PAGE = { kind: 'APP_PAGE' };
const LIFETIME = { cacheControl: { revalidate: 120 } };
const TAGS = 'x-next-cache-tags';

const page = (html: string, tags = 'blog', status = 200): Page => ({
  kind: 'APP_PAGE',
  html,
  status,
  headers: { [TAGS]: tags },
});

let folder: string;
beforeEach(() => {
  folder = newFolder();
  forgetProcess();
});

function forgetProcess() {
  for (const name of ['pageStore', 'cacheInvalidations']) Reflect.deleteProperty(globalThis, name);
}

/** Starts a new process on the same folder. */
function start(env: { GATEWAY_URL?: string } = {}): Handler {
  forgetProcess();
  const before = { ...process.env };
  Object.assign(process.env, env);
  let handler: Handler | undefined;
  jest.isolateModules(() => {
    jest.doMock('@/lib/util/process.mts', () => ({ buildFolder: () => folder }));
    jest.doMock('@/lib/server/cache/build-fingerprint.mts', () => ({
      ...jest.requireActual<object>('@/lib/server/cache/build-fingerprint.mts'),
      buildId: () => 'build-1',
    }));
    const loaded = jest.requireActual<{ default: new () => Handler }>(
      '@/lib/server/cache/page-cache-handler.mts',
    );
    handler = new loaded.default();
  });
  process.env = before;
  if (!handler) throw new Error('not loaded');
  return handler;
}

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));

const htmlOf = async (handler: Handler, key: string) => (await handler.get(key, PAGE))?.value.html;

test('a page survives a restart of its process', async () => {
  await start().set('/blog', page('<p>x</p>'), LIFETIME);
  expect(await htmlOf(start(), '/blog')).toBe('<p>x</p>');
});

test('a page that was rendered for another gateway is not served', async () => {
  await start({ GATEWAY_URL: 'https://a.example' }).set('/blog', page('<p>x</p>'), LIFETIME);
  expect(await start({ GATEWAY_URL: 'https://b.example' }).get('/blog', PAGE)).toBeNull();
});

test('the first visitor gets the same policy and lifetime as later ones', async () => {
  const value = page('<p>x</p>');
  await start().set('/blog', value, LIFETIME);
  expect(value.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=2, must-revalidate',
    'content-security-policy': "script-src 'self'",
  });
});

test('a page of search results is sent but never stored', async () => {
  const handler = start();
  const value = page('<p>x</p>', 'blog,unstored');
  await handler.set('/results', value, LIFETIME);
  expect(value.headers['cache-control']).toBe('no-store');
  expect(await handler.get('/results', PAGE)).toBeNull();
  expect(files()).toEqual([]);
});

test('a redirect is stored only in memory, and the edge stores it only over a page', async () => {
  const handler = start();
  const value = page('', 'blog', 307);
  await handler.set('/nobody', value, LIFETIME);
  expect(value.headers).toMatchObject({
    'x-accel-expires': '2',
    'cache-control': 'private, no-cache',
  });
  expect((await handler.get('/nobody', PAGE))?.value.status).toBe(307);
  expect(files()).toEqual([]);
});

test('a page is served once more after a revalidation of its tag, and is due', async () => {
  const handler = start();
  await handler.set('/blog', page('<p>old</p>', 'blog,blog:1'), LIFETIME);
  expect((await handler.get('/blog', PAGE))?.cacheControl.revalidate).toBe(120);
  await handler.revalidateTag('blog:1');
  expect(await handler.get('/blog', PAGE)).toMatchObject({
    value: { html: '<p>old</p>' },
    cacheControl: { revalidate: 1 },
  });
  await handler.set('/blog', page('<p>new</p>'), LIFETIME);
  expect(await handler.get('/blog', PAGE)).toMatchObject({
    value: { html: '<p>new</p>' },
    cacheControl: { revalidate: 120 },
  });
});

test('a page whose tag is revalidated during its render stays due', async () => {
  const handler = start();
  await handler.get('/blog', PAGE);
  await handler.revalidateTag('blog');
  await handler.set('/blog', page('<p>x</p>'), LIFETIME);
  expect((await handler.get('/blog', PAGE))?.cacheControl.revalidate).toBe(1);
});

test('a page that lacks a part in an outage does not replace the complete one, and is retried soon', async () => {
  const handler = start();
  await handler.set('/', page('<p>whole</p>', 'home'), LIFETIME);
  await handler.get('/', PAGE);
  await handler.set('/', page('<p>part</p>', 'home,incomplete'), LIFETIME);
  expect(await handler.get('/', PAGE)).toMatchObject({
    value: { html: '<p>whole</p>' },
    cacheControl: { revalidate: 5 },
  });
});

test('a page that Next stores again after a failed render does not change', async () => {
  const handler = start();
  await handler.set('/', page('<p>x</p>'), LIFETIME);
  const entry = await handler.get('/', PAGE);
  await handler.set('/', entry?.value ?? null, { cacheControl: { revalidate: 3 } });
  expect(await handler.get('/', PAGE)).toMatchObject({
    value: { html: '<p>x</p>' },
    cacheControl: { revalidate: 3 },
  });
});

test('prefetch data that Next adds is not stored', async () => {
  const handler = start();
  const segmentData = new Map([
    ['/_full', Buffer.from('data')],
    ['/_tree', Buffer.from('tree')],
  ]);
  await handler.set('/blog', { ...page('<p>x</p>'), segmentData }, LIFETIME);
  const stored = await handler.get('/blog', PAGE);
  expect([...(stored?.value.segmentData?.keys() ?? [])]).toEqual(['/_tree']);
});
