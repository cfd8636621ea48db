import { invalidateTags } from '@/lib/server/cache/invalidation.mts';
import { neverRefreshed, refreshOnce, whenReady } from '@/lib/server/cache/background-refresh';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('concurrent callers share one refresh, and the next one starts after 15 s', async () => {
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

test('the next caller tries again at once after a refresh without a result', async () => {
  const state = neverRefreshed();
  expect(await whenReady(state, async () => false)).toBe(false);
  expect(await whenReady(state, async () => true)).toBe(true);
});

test('a refresh that throws counts as failed and rejects for no caller', async () => {
  const state = neverRefreshed();
  const failing = () => Promise.reject(new Error('unreadable'));
  expect(await whenReady(state, failing)).toBe(false);
  expect(await whenReady(state, async () => true)).toBe(true);
});

test('the first callers wait at most two seconds, and later ones do not wait', async () => {
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

test('the next caller after an invalidation waits for the new value', async () => {
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
