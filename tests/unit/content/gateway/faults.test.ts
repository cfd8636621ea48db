import type { FaultKind } from '@/tools/gateway/faults';
import type { Result } from '@/lib/content/gateway/result';
import { holdDeadlines } from '@/tests/support/deadlines';
import { until } from '@/tests/support/until';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { forgetCached, lastCached, startSite, type Site } from './support';

// Every read calls the gateway here. circuit.test.ts covers the circuit breaker.
jest.mock('@/lib/content/gateway/circuit', () => ({
  isOpen: () => false,
  recordSuccess: () => undefined,
  recordTimeout: () => undefined,
}));

let gateway: TestGateway;
let site: Site;
beforeAll(async () => void ({ gateway, site } = await startSite()));
beforeEach(() => {
  // Shortens the random pause before a retry.
  jest.spyOn(Math, 'random').mockReturnValue(0.01);
  forgetCached();
  gateway.faults.clear();
  gateway.requestLog.reset();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => gateway.stop());

/** The last id. Each read gets a new one, so that no cache answers it. */
let lastId = 1000;
const freshId = () => ++lastId;

type Read = (site: Site, id: number) => Promise<Result<unknown>>;

/**
 * Representative reads: a list by GET, a record by GET and a record by POST, each with an existing id or
 * name.
 */
const representatives: [what: string, read: Read, existing: number][] = [
  ['a list', (s, id) => s.getBlogSummaries(id), 19],
  ['one record', (s, id) => s.getBusinessLineById(id), 1],
  ['one record by POST', (s, id) => s.getBranch(String(id)), 2],
];

/** The faults with the number of calls: two if the failure is retried. */
const faults: [kind: FaultKind, value: number | undefined, calls: number][] = [
  ['status', 500, 1],
  ['status', 400, 1],
  ['status', 401, 1],
  ['status', 429, 1],
  ['status', 502, 2],
  ['status', 503, 2],
  ['status', 504, 2],
  ['html', undefined, 1],
  ['wrong-type', undefined, 1],
  ['garbage-json-200-code-500', 500, 1],
  ['garbage-json-200-code-500', 401, 1],
  ['huge', 50, 1],
  ['truncated', undefined, 2],
  ['reset', undefined, 2],
];

const calls = () => gateway.requestLog.last().length;

describe.each(representatives)('%s', (_what, read, existing) => {
  test.each(faults)('%s %p is unavailable after %p call(s)', async (kind, value, expected) => {
    gateway.faults.add({ kind, value });
    expect(await read(site, freshId())).toEqual({ status: 'unavailable' });
    expect(calls()).toBe(expected);
    expect(lastCached()).toMatchObject({
      life: 'unavailable',
      tags: expect.arrayContaining(['incomplete']),
    });
  });

  test.each<[FaultKind, number]>([
    ['status', 404],
    ['garbage-json-200-code-500', 404],
  ])('%s %p is missing', async (kind, value) => {
    gateway.faults.add({ kind, value, times: 1 });
    expect(await read(site, existing)).toEqual({ status: 'missing' });
    expect(lastCached().life).toBe('missing');
  });

  test.each<[FaultKind, number | undefined]>([
    ['status', 502],
    ['status', 503],
    ['status', 504],
    ['truncated', undefined],
    ['reset', undefined],
  ])('%s %p once is retried with success', async (kind, value) => {
    gateway.faults.add({ kind, value, times: 1 });
    expect(await read(site, existing)).toEqual({ status: 'found', value: expect.anything() });
    expect(calls()).toBe(2);
    expect(lastCached().life).toBe('found');
  });

  test.each<[FaultKind, number]>([
    ['latency', 10_000],
    ['hang', 0],
    ['drip', 2_000],
  ])('%s is unavailable after five seconds, and is not retried', async (kind, value) => {
    // The test ends the five seconds once the request has arrived. time-limit.test.ts covers their length.
    const deadlines = holdDeadlines(5_000);
    gateway.faults.add({ kind, value });
    const reading = read(site, freshId());
    await until(() => calls() === 1);
    deadlines.at(-1)?.end();
    expect(await reading).toEqual({ status: 'unavailable' });
    expect(calls()).toBe(1);
  });

  test('waits for a slow response', async () => {
    gateway.faults.add({ kind: 'latency', value: 300 });
    expect(await read(site, existing)).toMatchObject({ status: 'found' });
    expect(calls()).toBe(1);
  });
});

test('an outage is neither an empty list nor "not found"', async () => {
  gateway.faults.add({ kind: 'status', value: 503 });
  expect(await site.getCoverage(freshId(), 1)).toEqual({ status: 'unavailable' });
  expect(await site.getBlogPost('otra-noticia')).toEqual({ status: 'unavailable' });
  expect(await site.searchSite('reciclaje')).toEqual({ status: 'unavailable' });
});
