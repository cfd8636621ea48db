import { found, unavailable } from '@/lib/content/gateway/result';

jest.mock('@/lib/publishing/sitemap/site-pages', () => ({ readSitePages: jest.fn() }));
const mockRefresh = jest.fn(async () => undefined);
jest.mock('@/lib/features/search/site-index', () => ({ refreshSiteIndex: mockRefresh }));

let warmUp: (typeof import('@/lib/publishing/sitemap/warm-up'))['warmUp'];
let readPages: jest.MockedFunction<
  (typeof import('@/lib/publishing/sitemap/site-pages'))['readSitePages']
>;

// Each test stands for a new process.
beforeEach(async () => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.warm-up'));
  readPages = jest.mocked((await import('@/lib/publishing/sitemap/site-pages')).readSitePages);
  ({ warmUp } = await import('@/lib/publishing/sitemap/warm-up'));
});
afterEach(() => jest.useRealTimers());

test('every list is read once per process, and the search index is built from them', async () => {
  mockRefresh.mockClear();
  readPages.mockResolvedValue(found([]));
  await warmUp();
  await warmUp();
  expect(readPages).toHaveBeenCalledTimes(1);
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

test('concurrent calls wait for the same read', async () => {
  readPages.mockResolvedValue(found([]));
  await Promise.all([warmUp(), warmUp()]);
  expect(readPages).toHaveBeenCalledTimes(1);
});

test('after an outage or an error the next call tries again', async () => {
  readPages.mockResolvedValueOnce(unavailable);
  readPages.mockRejectedValueOnce(new Error('of the cache'));
  readPages.mockResolvedValue(found([]));
  for (let times = 0; times < 4; times += 1) await warmUp();
  expect(readPages).toHaveBeenCalledTimes(3);
});

test('no call waits longer than five seconds', async () => {
  jest.useFakeTimers();
  readPages.mockReturnValue(new Promise(() => undefined));
  let isOver = false;
  const waiting = warmUp().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await waiting;
  expect(isOver).toBe(true);
});
