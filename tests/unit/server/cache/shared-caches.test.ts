import { newFolder } from '@/tests/support/new-folder';

/** The part of Redis that the caches use: values with a lifetime, and one sorted set. */
class FakeRedis {
  values = new Map<string, { value: Buffer; lifetime: number }>();
  tags = new Map<string, number>();
  isAway = false;
  clock = 1_000;

  client = {
    withTypeMapping: () => this.client,
    get: async (key: string) => this.values.get(key)?.value ?? null,
    set: async (key: string, value: Buffer, options: { expiration: { value: number } }) => {
      this.values.set(key, { value, lifetime: options.expiration.value });
      return 'OK';
    },
    /** The two scripts of tag-invalidation.mts: what is new since a time, and an invalidation. */
    eval: async (script: string, { arguments: given }: { arguments: string[] }) => {
      if (script.includes('WITHSCORES')) {
        const news = [...this.tags].filter(([, score]) => score > Number(given[0]));
        return [String(this.clock), news.flatMap(([tag, score]) => [tag, String(score)])];
      }
      this.clock += 1;
      for (const tag of given) this.tags.set(tag, this.clock);
      return String(this.clock);
    },
  };

  ask = async <T>(command: (client: FakeRedis['client']) => Promise<T>) =>
    this.isAway ? undefined : command(this.client);

  get bytes() {
    return [...this.values.values()].reduce((sum, { value }) => sum + value.length, 0);
  }
}

interface PageEntry {
  value: { kind: string; html: string; status: number; headers: Record<string, string> };
  lastModified: number;
  cacheControl?: { revalidate: number };
}
interface PageCache {
  get(key: string, context: object): Promise<PageEntry | null>;
  set(key: string, value: PageEntry['value'], context: object): Promise<void>;
  revalidateTag(tags: string[]): Promise<void>;
}
interface ReadEntry {
  value: ReadableStream<Uint8Array>;
  tags: string[];
  stale: number;
  timestamp: number;
  expire: number;
  revalidate: number;
}
interface ReadCache {
  get(key: string, softTags: string[]): Promise<ReadEntry | undefined>;
  set(key: string, entry: Promise<ReadEntry>): Promise<void>;
  updateTags(tags: string[], durations?: { expire?: number }): Promise<void>;
}

let redis: FakeRedis;

/** A process on a machine of its own: a folder, a memory, and the common Redis. */
function startInstance({
  gateway = 'https://a.example',
  build = 'build-1',
  secret = 'secret-1',
} = {}) {
  const folder = newFolder();
  const before = { ...process.env };
  Object.assign(process.env, { GATEWAY_URL: gateway, NEXT_PHASE: '' });
  const load = () => {
    jest.doMock('@/lib/server/cache/redis-client.mts', () => ({
      KEY_PREFIX: 'site:',
      askRedis: redis.ask,
      askRedisPatiently: redis.ask,
      isShared: () => true,
    }));
    const fingerprint = jest.requireActual<object>('@/lib/server/cache/build-fingerprint.mts');
    jest.doMock('@/lib/util/build-folder.mts', () => ({ buildFolder: () => folder }));
    jest.doMock('@/lib/server/cache/build-fingerprint.mts', () => ({
      ...fingerprint,
      buildId: () => build,
      buildFingerprint: () => undefined,
      signingKey: () => secret,
    }));
    const { default: Pages } = jest.requireActual<{ default: new (context: object) => PageCache }>(
      '@/lib/server/cache/page-cache-handler.mts',
    );
    const pages = new Pages({});
    const { default: reads } = jest.requireActual<{ default: ReadCache }>(
      '@/lib/server/cache/use-cache-handler.mts',
    );
    return { pages, reads };
  };
  let loaded: ReturnType<typeof load> | undefined;
  jest.isolateModules(() => (loaded = load()));
  process.env = before;
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

beforeEach(() => {
  redis = new FakeRedis();
  Reflect.deleteProperty(globalThis, 'pageWork');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const PAGE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };
const KEPT = { ...PAGE, cacheControl: { revalidate: 120, expire: 31_536_000 } };
const page = (html: string, tags = 'blog', status = 200) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('data'),
  status,
  headers: { 'x-next-cache-tags': tags },
});
const read = (
  text: string | Uint8Array<ArrayBuffer>,
  { tags = ['blog'], revalidate = 120, timestamp = Date.now() } = {},
) =>
  Promise.resolve({
    value: new Blob([text]).stream() as ReadableStream<Uint8Array>,
    tags,
    stale: 60,
    timestamp,
    expire: 31_536_000,
    revalidate,
  });
const textOf = async (entry: ReadEntry | undefined) =>
  entry && new Response(entry.value as ReadableStream<Uint8Array<ArrayBuffer>>).text();
const htmlOf = async (pages: PageCache, key: string) => (await pages.get(key, PAGE))?.value.html;

test('a page of one instance is served by another, but not with another gateway or build', async () => {
  const a = startInstance();
  await a.pages.set('/blog', page('<p>a</p>'), KEPT);
  expect(await htmlOf(startInstance().pages, '/blog')).toBe('<p>a</p>');
  expect(
    await htmlOf(startInstance({ gateway: 'https://b.example' }).pages, '/blog'),
  ).toBeUndefined();
  expect(await htmlOf(startInstance({ build: 'build-2' }).pages, '/blog')).toBeUndefined();
});

test('an invalidation on one instance reaches the other, its memory included', async () => {
  const [a, b] = [startInstance(), startInstance()];
  await a.pages.set('/blog', page('<p>a</p>'), KEPT);
  await a.reads.set('posts', read('a'));
  expect(await htmlOf(b.pages, '/blog')).toBe('<p>a</p>');
  expect(await textOf(await b.reads.get('posts', []))).toBe('a');

  await jest.advanceTimersByTimeAsync(1);
  await a.reads.updateTags(['blog']);
  await jest.advanceTimersByTimeAsync(300);
  expect(await htmlOf(b.pages, '/blog')).toBeUndefined();
  expect(await b.reads.get('posts', [])).toBeUndefined();
  // Other tags are not affected.
  await a.pages.set('/prensa', page('<p>p</p>', 'press'), KEPT);
  expect(await htmlOf(b.pages, '/prensa')).toBe('<p>p</p>');
});

test('what is marked stale is stale on the other instance, not gone', async () => {
  const [a, b] = [startInstance(), startInstance()];
  await a.pages.set('/blog', page('<p>a</p>'), KEPT);
  await a.reads.set('posts', read('a'));
  expect(await htmlOf(b.pages, '/blog')).toBe('<p>a</p>');
  expect((await b.reads.get('posts', []))?.revalidate).toBe(120);

  await jest.advanceTimersByTimeAsync(1);
  await a.reads.updateTags(['blog'], { expire: 31_536_000 });
  await jest.advanceTimersByTimeAsync(300);
  expect(await htmlOf(b.pages, '/blog')).toBe('<p>a</p>');
  // -1 is Next's value for: serve it, and revalidate at once.
  const stale = await b.reads.get('posts', []);
  expect(stale?.revalidate).toBe(-1);
  expect(await textOf(stale)).toBe('a');
  // An instance that starts now finds what the others have, too.
  expect(await htmlOf(startInstance().pages, '/blog')).toBe('<p>a</p>');

  await a.reads.updateTags(['blog'], { expire: 0 });
  await jest.advanceTimersByTimeAsync(300);
  expect(await htmlOf(b.pages, '/blog')).toBeUndefined();
  expect(await b.reads.get('posts', [])).toBeUndefined();
});

test('an instance refuses what another rendered before it knew of an invalidation', async () => {
  const [a, b] = [startInstance(), startInstance()];
  await jest.advanceTimersByTimeAsync(1);
  await a.reads.updateTags(['blog']);
  // b does not know of it yet, and shares what it rendered from old reads.
  await b.pages.set('/blog', page('<p>old</p>'), KEPT);
  expect(await htmlOf(a.pages, '/blog')).toBeUndefined();
});

test('a page that was invalidated while it was rendered is not stored', async () => {
  const { pages } = startInstance();
  expect(await pages.get('/blog', PAGE)).toBeNull();
  await jest.advanceTimersByTimeAsync(5);
  await pages.revalidateTag(['blog']);
  await jest.advanceTimersByTimeAsync(5);
  await pages.set('/blog', page('<p>old</p>'), KEPT);
  expect(await pages.get('/blog', PAGE)).toBeNull();
  await pages.set('/blog', page('<p>new</p>'), KEPT);
  expect(await htmlOf(pages, '/blog')).toBe('<p>new</p>');
});

test('an invalidation while Redis was away is sent as soon as it is back', async () => {
  const [a, b] = [startInstance(), startInstance()];
  await b.pages.set('/blog', page('<p>b</p>'), KEPT);
  redis.isAway = true;
  await jest.advanceTimersByTimeAsync(1);
  await a.reads.updateTags(['blog']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await htmlOf(b.pages, '/blog')).toBe('<p>b</p>');
  redis.isAway = false;
  await jest.advanceTimersByTimeAsync(600);
  expect(await htmlOf(b.pages, '/blog')).toBeUndefined();
});

test('an invalidation of another instance counts although this one sends an older one after it', async () => {
  const [a, b] = [startInstance(), startInstance()];
  redis.isAway = true;
  await b.reads.updateTags(['blog']);
  await jest.advanceTimersByTimeAsync(1);
  await b.pages.set('/blog', page('<p>old</p>'), KEPT);
  await jest.advanceTimersByTimeAsync(1);
  await a.reads.updateTags(['blog']);
  // The first to notice that it is back is a: b then overwrites the time of its invalidation.
  redis.isAway = false;
  await jest.advanceTimersByTimeAsync(600);
  expect(await htmlOf(b.pages, '/blog')).toBeUndefined();
});

test('with Redis away each instance uses its own caches', async () => {
  const a = startInstance();
  redis.isAway = true;
  await a.pages.set('/blog', page('<p>a</p>'), KEPT);
  await a.reads.set('posts', read('a'));
  expect(await htmlOf(a.pages, '/blog')).toBe('<p>a</p>');
  expect(await textOf(await a.reads.get('posts', []))).toBe('a');
  expect(await startInstance().pages.get('/blog', PAGE)).toBeNull();
});

test('incomplete pages, responses other than 200 and short-lived reads are not shared', async () => {
  const { pages, reads } = startInstance();
  await pages.set('/blog', page('<p>half</p>', 'blog,incomplete'), KEPT);
  await pages.set('/sucursales/inventada', page('', 'branch', 307), KEPT);
  await reads.set('weak', read('a', { tags: ['blog', 'incomplete'] }));
  await reads.set('missing', read('a', { revalidate: 30 }));
  expect(redis.values.size).toBe(0);
  expect(await htmlOf(pages, '/blog')).toBe('<p>half</p>');
});

test('a page kept because its revalidation failed does not replace a newer one', async () => {
  const { pages } = startInstance();
  await pages.set('/blog', page('<p>a</p>'), KEPT);
  const kept = await pages.get('/blog', PAGE);
  redis.values.clear();
  // Next stores the last good value again, with a short life.
  if (kept) await pages.set('/blog', kept.value, { ...PAGE, cacheControl: { revalidate: 3 } });
  expect(redis.values.size).toBe(0);
});

test('a page that is due is taken from the instance that has revalidated it', async () => {
  const [a, b] = [startInstance(), startInstance()];
  await a.pages.set('/blog', page('<p>1</p>'), KEPT);
  expect(await htmlOf(b.pages, '/blog')).toBe('<p>1</p>');
  await jest.advanceTimersByTimeAsync(121_000);
  await a.pages.set('/blog', page('<p>2</p>'), KEPT);
  expect(await htmlOf(b.pages, '/blog')).toBe('<p>2</p>');
});

test('every entry has a lifetime, and their amount is bounded', async () => {
  const { pages, reads } = startInstance();
  await pages.set('/blog', page('<p>a</p>'), KEPT);
  await reads.set('posts', read('a', { timestamp: Date.now() - 20_000 }));
  const lifetimes = [...redis.values.values()].map(({ lifetime }) => lifetime);
  expect(lifetimes).toEqual([24 * 3_600_000, 100_000]);

  const { randomBytes } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const large = new Uint8Array(randomBytes(1_500_000));
  for (let at = 0; at < 25; at += 1) await reads.set(`coverage ${at}`, read(large));
  expect(redis.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(redis.bytes).toBeGreaterThan(16 * 1024 * 1024);

  const { size } = redis.values;
  await jest.advanceTimersByTimeAsync(121_000);
  await reads.set('huge', read('x'.repeat(3_000_000)));
  expect(redis.values.size).toBe(size);
  // Forty megabytes are compressed, which a busy machine does slowly.
}, 30_000);

test('a damaged entry is ignored', async () => {
  const a = startInstance();
  await a.pages.set('/blog', page('<p>a</p>'), KEPT);
  for (const [key, entry] of redis.values) {
    redis.values.set(key, { ...entry, value: entry.value.subarray(0, 20) });
  }
  expect(await startInstance().pages.get('/blog', PAGE)).toBeNull();
});

test('an entry that somebody else wrote into Redis is not served', async () => {
  const a = startInstance();
  await a.pages.set('/blog', page('<p>a</p>'), KEPT);
  await a.pages.set('/prensa', page('<p>p</p>', 'press'), KEPT);
  expect(await htmlOf(startInstance().pages, '/blog')).toBe('<p>a</p>');
  // Another key of a build, and a page under the name of another.
  expect(await htmlOf(startInstance({ secret: 'secret-2' }).pages, '/blog')).toBeUndefined();
  const [blog, press] = [...redis.values.keys()];
  const value = redis.values.get(press ?? '');
  if (blog && value) redis.values.set(blog, value);
  expect(await htmlOf(startInstance().pages, '/blog')).toBeUndefined();
});

test.each<[string, object]>([
  ['without a page', { value: null, lastModified: 1 }],
  ['whose page is no text', { value: { kind: 'APP_PAGE', html: 5, headers: {} }, lastModified: 1 }],
  ['without headers', { value: { kind: 'APP_PAGE', html: '' }, lastModified: 1 }],
  ['of another kind', { value: { kind: 'FETCH', html: '', headers: {} }, lastModified: 1 }],
  ['without a time', { value: { kind: 'APP_PAGE', html: '', headers: {} } }],
])('an entry %s is ignored, although it is signed', async (_what, entry) => {
  const { readEntry } = jest.requireActual<typeof import('@/lib/server/cache/entry-schema.mts')>(
    '@/lib/server/cache/entry-schema.mts',
  );
  expect(readEntry('page', { entry, tags: [], syncedUpTo: 0 })).toBeUndefined();
  expect(readEntry('read', { entry, tags: [], syncedUpTo: 0 })).toBeUndefined();
});

test('a withdrawn page is not served again, however many random URLs are requested', async () => {
  const { pages } = startInstance();
  await pages.set('/sucursales/cancun', page('<p>Cancún</p>'), KEPT);
  for (let at = 0; at < 600; at += 1) {
    await pages.set(`/sucursales/random-${at}`, page('', 'branch', 307), KEPT);
  }
  await pages.set('/sucursales/cancun', page('', 'branch', 307), KEPT);
  expect((await pages.get('/sucursales/cancun', PAGE))?.value.status).toBe(307);
  expect(await pages.get('/sucursales/random-0', PAGE)).toBeNull();
  expect((await pages.get('/sucursales/random-599', PAGE))?.value.status).toBe(307);
});
