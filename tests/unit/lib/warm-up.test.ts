/** @jest-environment node */
import { found, unavailable } from '@/lib/gateway/result';
import { readSitePages } from '@/lib/seo/site-pages';

jest.mock('@/lib/seo/site-pages');

const readPages = jest.mocked(readSitePages);
let warmUp: (typeof import('@/lib/warm-up'))['warmUp'];

beforeEach(async () => {
  jest.resetAllMocks();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.warm-up'));
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/seo/site-pages', () => ({ readSitePages: readPages }));
    ({ warmUp } = await import('@/lib/warm-up'));
  });
});
afterEach(() => jest.useRealTimers());

test('every list is read once a process', async () => {
  readPages.mockResolvedValue(found([]));
  await warmUp();
  await warmUp();
  expect(readPages).toHaveBeenCalledTimes(1);
});

test('an outage, or what else goes wrong, is tried again', async () => {
  readPages.mockResolvedValueOnce(unavailable);
  readPages.mockRejectedValueOnce(new Error('of the cache'));
  readPages.mockResolvedValue(found([]));
  for (let times = 0; times < 4; times += 1) await warmUp();
  expect(readPages).toHaveBeenCalledTimes(3);
});

test('nobody waits longer than five seconds', async () => {
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
