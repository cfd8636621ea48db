/** @jest-environment node */
import sharp from 'sharp';
import type { Permit } from '@/lib/util/semaphore';

const counters = jest.spyOn(sharp, 'counters');
const nowConverting = (process: number, queue = 0) => counters.mockReturnValue({ process, queue });

type Conversions = typeof import('@/lib/content/images/conversions');
let take: Conversions['acquireConversion'];
let releaseAfterConversion: Conversions['releaseAfterConversion'];
beforeEach(async () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.image-conversions'));
  jest.resetModules();
  jest.doMock('sharp', () => sharp);
  ({ acquireConversion: take, releaseAfterConversion } =
    await import('@/lib/content/images/conversions'));
  nowConverting(0);
});
afterEach(() => jest.useRealTimers());

async function takeBoth(): Promise<[Permit, Permit]> {
  const [first, second] = await Promise.all([take(), take()]);
  if (!first || !second) throw new Error('There are two places.');
  return [first, second];
}

/** Waits in line; `got` says when its turn has come. */
function waitInLine() {
  const waiter: { got?: Permit | undefined; isOver: boolean } = { isOver: false };
  void take().then((place) => Object.assign(waiter, { got: place, isOver: true }));
  return waiter;
}

test('two at a time, the others one by one as places come free', async () => {
  const [first, second] = await takeBoth();
  const [third, fourth] = [waitInLine(), waitInLine()];
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

test('who waits twenty seconds gets none, and from the 200th on nobody waits', async () => {
  const [first] = await takeBoth();
  const line = Array.from({ length: 200 }, waitInLine);
  expect(await take()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(line.some(({ isOver }) => isOver)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(line.every(({ isOver, got }) => isOver && got === undefined)).toBe(true);
  first.release();
  expect(await take()).toBeDefined();
});

test('a place is taken until the conversion that somebody else does is over', async () => {
  const [first] = await takeBoth();
  const third = waitInLine();
  nowConverting(1);
  releaseAfterConversion(first);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(third.isOver).toBe(false);
  nowConverting(0);
  await jest.advanceTimersByTimeAsync(20);
  expect(third.got).toBeDefined();
});

test('one that waits for a thread counts; of two the one that ends makes room for one', async () => {
  const [first, second] = await takeBoth();
  const [third, fourth] = [waitInLine(), waitInLine()];
  nowConverting(1, 1);
  releaseAfterConversion(first);
  releaseAfterConversion(second);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(third.isOver).toBe(false);
  nowConverting(1);
  await jest.advanceTimersByTimeAsync(20);
  expect([third.got !== undefined, fourth.isOver]).toEqual([true, false]);
});

test('a conversion that never begins gives its place back after a moment', async () => {
  const [first] = await takeBoth();
  const third = waitInLine();
  releaseAfterConversion(first);
  await jest.advanceTimersByTimeAsync(40);
  expect(third.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(20);
  expect(third.got).toBeDefined();
});

test('sharp keeps no decoders of earlier conversions', () => {
  expect(sharp.cache().items.max).toBe(0);
});
