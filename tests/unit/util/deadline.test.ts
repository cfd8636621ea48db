import { isTimeout, withDeadline } from '@/lib/util/deadline.mts';

/** Work that only its signal ends. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const errorOf = (work: Promise<unknown>) => work.then(undefined, (error: unknown) => error);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('work in time returns its result, and leaves neither timer nor listener', async () => {
  const outer = new AbortController();
  const removed = jest.spyOn(outer.signal, 'removeEventListener');
  let inner: AbortSignal | undefined;
  const work = async (signal: AbortSignal) => {
    inner = signal;
    return 7;
  };
  expect(await withDeadline(1_000, work, outer.signal)).toBe(7);
  await Promise.resolve();
  expect(jest.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  outer.abort();
  expect(inner?.aborted).toBe(false);
});

test('an error of the work is passed through unchanged', async () => {
  const error = await errorOf(withDeadline(1_000, () => Promise.reject(new Error('broken'))));
  expect(error).toEqual(new Error('broken'));
  expect(isTimeout(error)).toBe(false);
});

test.each([
  ['heeds the signal', endless],
  ['ignores it', () => new Promise<never>(() => undefined)],
])('work that %s ends at the deadline', async (_what, work) => {
  let inner: AbortSignal | undefined;
  const ended = errorOf(
    withDeadline(1_000, (signal) => {
      inner = signal;
      return work(signal);
    }),
  );
  jest.advanceTimersByTime(999);
  expect(inner?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isTimeout(await ended)).toBe(true);
  expect(inner?.aborted).toBe(true);
});

test('an outer signal ends the work with its own reason', async () => {
  const outer = new AbortController();
  const ended = errorOf(withDeadline(1_000, endless, outer.signal));
  outer.abort(new Error('left'));
  expect(await ended).toEqual(new Error('left'));
  expect(jest.getTimerCount()).toBe(0);
  const work = jest.fn(endless);
  expect(await errorOf(withDeadline(1_000, work, outer.signal))).toEqual(new Error('left'));
  expect(work).not.toHaveBeenCalled();
});
