import { invalidateTags } from '@/lib/server/cache/invalidation.mts';
import { neverRefreshed, refreshOnce, whenReady } from '@/lib/server/cache/background-refresh';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('concurrent callers share one refresh, and the next one comes after 15 s', async () => {
  const state = neverRefreshed();
  const refresh = jest.fn(async () => true);
  await Promise.all([refreshOnce(state, refresh), refreshOnce(state, refresh)]);
  jest.advanceTimersByTime(14_000);
  await refreshOnce(state, refresh);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2_000);
  await refreshOnce(state, refresh);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('in vain: the next caller tries again at once', async () => {
  const state = neverRefreshed();
  expect(await whenReady(state, async () => false)).toBe(false);
  expect(await whenReady(state, async () => true)).toBe(true);
});

test('a refresh that fails is none, and rejects for nobody', async () => {
  const state = neverRefreshed();
  const failing = () => Promise.reject(new Error('unreadable'));
  expect(await whenReady(state, failing)).toBe(false);
  expect(await whenReady(state, async () => true)).toBe(true);
});

test('the first callers wait two seconds at most, later ones not at all', async () => {
  const state = neverRefreshed();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const first = whenReady(state, () => promise);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe(false);
  resolve(true);
  await state.running;
  jest.advanceTimersByTime(16_000);
  expect(await whenReady(state, () => new Promise(() => undefined))).toBe(true);
});

test('after an invalidation the next caller waits for what is new', async () => {
  const state = neverRefreshed();
  const refresh = jest.fn(async () => true);
  await whenReady(state, refresh);
  invalidateTags(['blog']);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const next = whenReady(state, () => promise);
  const told = jest.fn();
  void next.then(told);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).not.toHaveBeenCalled();
  resolve(true);
  expect(await next).toBe(true);
  await whenReady(state, refresh);
  expect(refresh).toHaveBeenCalledTimes(1);
});
