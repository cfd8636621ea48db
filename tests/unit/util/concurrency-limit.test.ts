import { ConcurrencyLimit, type Permit } from '@/lib/util/concurrency-limit.mts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const BOUNDS = { max: 2, maxWaiting: 3, maxWaitMs: 1_000 };

/** Clients in the order in which they get a permit, with their permits. */
function queueOf(limit: ConcurrencyLimit) {
  const got: { client: string; permit: Permit | undefined }[] = [];
  const ask = (client: string) =>
    void limit.acquire({ client }).then((permit) => got.push({ client, permit }));
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { got, ask, settle };
}

test('who holds fewest is next, and of these who waits longest', async () => {
  const limit = new ConcurrencyLimit(BOUNDS);
  const { got, ask, settle } = queueOf(limit);
  for (const client of ['greedy', 'greedy', 'greedy', 'first', 'second']) ask(client);
  await settle();
  got[0]?.permit?.release();
  got[0]?.permit?.release();
  await settle();
  got[2]?.permit?.release();
  await settle();
  expect(got.map(({ client }) => client)).toEqual(['greedy', 'greedy', 'first', 'second']);
});

test('one client has its share, others the rest', () => {
  const limit = new ConcurrencyLimit({ max: 3, maxOfOne: 2 });
  const takes = ['a', 'a', 'a', 'b', 'c'].map((client) => limit.take({ client }) !== undefined);
  expect(takes).toEqual([true, true, false, true, false]);
});

test('a wait ends in time, and no more wait than may', async () => {
  const limit = new ConcurrencyLimit(BOUNDS);
  const { got, ask, settle } = queueOf(limit);
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) ask(client);
  await settle();
  expect(got.map(({ client, permit }) => [client, permit !== undefined])).toEqual([
    ['a', true],
    ['b', true],
    ['f', false],
  ]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(got.slice(3).map(({ permit }) => permit)).toEqual([undefined, undefined, undefined]);
  got[0]?.permit?.release();
  expect(limit.take()).toBeDefined();
});

test('a key has one permit, which ends with it or after its time', () => {
  const limit = new ConcurrencyLimit({ max: 1, maxHoldMs: 500 });
  const first = limit.take({ key: '/page' });
  expect(limit.take({ key: '/page' })).toBe(first);
  expect(limit.take({ key: '/other' })).toBeUndefined();
  limit.release('/page');
  expect(limit.take({ key: '/other' })).toBeDefined();
  first?.release();
  expect(limit.take()).toBeUndefined();
  jest.advanceTimersByTime(501);
  expect(limit.take()).toBeDefined();
});

test('a permit ends after its time, also where the clock is set back', () => {
  const limit = new ConcurrencyLimit({ max: 1, maxHoldMs: 500 });
  limit.take();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(501);
  expect(limit.take()).toBeDefined();
});
