import sharp from 'sharp';
import type { Permit } from '@/lib/util/concurrency-limit.mts';

const counters = jest.spyOn(sharp, 'counters');
const nowConverting = (process: number, queue = 0) => counters.mockReturnValue({ process, queue });

type Conversions = typeof import('@/lib/content/images/conversions');
let acquire: Conversions['acquireConversion'];
let releaseAfterConversion: Conversions['releaseAfterConversion'];
beforeEach(async () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.image-conversions'));
  jest.resetModules();
  jest.doMock('sharp', () => sharp);
  ({ acquireConversion: acquire, releaseAfterConversion } =
    await import('@/lib/content/images/conversions'));
  nowConverting(0);
});
afterEach(() => jest.useRealTimers());

async function acquireBoth(): Promise<[Permit, Permit]> {
  const [first, second] = await Promise.all([acquire(), acquire()]);
  if (!first || !second) throw new Error('There are two permits.');
  return [first, second];
}

/** `got` is the permit once it is acquired. */
function queueUp() {
  const waiter: { got?: Permit | undefined; isOver: boolean } = { isOver: false };
  void acquire().then((permit) => Object.assign(waiter, { got: permit, isOver: true }));
  return waiter;
}

test('two at a time, the others as permits are released', async () => {
  const [first, second] = await acquireBoth();
  const [third, fourth] = [queueUp(), queueUp()];
  await jest.advanceTimersByTimeAsync(1_000);
  expect(third.isOver).toBe(false);
  first.release();
  first.release();
  await jest.advanceTimersByTimeAsync(0);
  expect([third.got !== undefined, fourth.isOver]).toEqual([true, false]);
  second.release();
  await jest.advanceTimersByTimeAsync(0);
  expect(fourth.got).toBeDefined();
});

test('a wait ends after twenty seconds, and at most 200 wait', async () => {
  const [first] = await acquireBoth();
  const line = Array.from({ length: 200 }, queueUp);
  expect(await acquire()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(line.some(({ isOver }) => isOver)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(line.every(({ isOver, got }) => isOver && got === undefined)).toBe(true);
  first.release();
  expect(await acquire()).toBeDefined();
});

test('a permit is held until the conversion that Next does has finished', async () => {
  const [first] = await acquireBoth();
  const third = queueUp();
  nowConverting(1);
  releaseAfterConversion(first);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(third.isOver).toBe(false);
  // Also where the clock is set back.
  jest.setSystemTime(Date.now() - 3_600_000);
  nowConverting(0);
  await jest.advanceTimersByTimeAsync(20);
  expect(third.got).toBeDefined();
});

test('one that waits for a thread counts; of two, the one that finishes releases one permit', async () => {
  const [first, second] = await acquireBoth();
  const [third, fourth] = [queueUp(), queueUp()];
  nowConverting(1, 1);
  releaseAfterConversion(first);
  releaseAfterConversion(second);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(third.isOver).toBe(false);
  nowConverting(1);
  await jest.advanceTimersByTimeAsync(20);
  expect([third.got !== undefined, fourth.isOver]).toEqual([true, false]);
});

test('a conversion that never starts releases its permit after a moment', async () => {
  const [first] = await acquireBoth();
  const third = queueUp();
  releaseAfterConversion(first);
  await jest.advanceTimersByTimeAsync(40);
  expect(third.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(20);
  expect(third.got).toBeDefined();
});

test('sharp caches no decoders', () => {
  expect(sharp.cache().items.max).toBe(0);
});
