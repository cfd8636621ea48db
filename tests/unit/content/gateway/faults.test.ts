import type { FaultKind } from '@/tools/gateway/faults';
import type { Result } from '@/lib/content/gateway/result';
import { holdDeadlines } from '@/tests/support/deadlines';
import { until } from '@/tests/support/until';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { forgetCached, lastCached, startSite, type Site } from './support';

/** Of the site 32 MB, which takes seconds to send. */
jest.mock('@/lib/content/gateway/size-limits', () => ({ JSON_CAP_BYTES: 2 * 1024 * 1024 }));

// Every read calls the gateway here; for the circuit breaker see circuit.test.ts.
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

/** An unused id: reads of a used one have a stale-if-error entry. */
let lastId = 1000;
const freshId = () => ++lastId;

type Read = (site: Site, id: number) => Promise<Result<unknown>>;

/** A list by GET, a record by GET, a record by POST; each with an id or name that exists. */
const representatives: [what: string, read: Read, existing: number][] = [
  ['a list', (s, id) => s.getBlogSummaries(id), 19],
  ['one record', (s, id) => s.getBusinessLineById(id), 1],
  ['one record by POST', (s, id) => s.getBranch(String(id)), 2],
];

/** The number of calls: two if the failure is retried. */
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

  test.each(faults)('after %s %p the last good value is served as stale', async (kind, value) => {
    const good = await read(site, existing);
    expect(good).toEqual({ status: 'found', value: expect.anything() });
    expect(lastCached()).toMatchObject({
      life: 'found',
      tags: expect.not.arrayContaining(['incomplete']),
    });

    gateway.faults.add({ kind, value });
    expect(await read(site, existing)).toEqual({ ...good, stale: true });
    expect(lastCached()).toMatchObject({
      life: 'unavailable',
      tags: expect.arrayContaining(['incomplete']),
    });

    gateway.faults.clear();
    expect(await read(site, existing)).toEqual(good);
    expect(lastCached().life).toBe('found');
  });

  test.each<[FaultKind, number]>([
    ['status', 404],
    ['garbage-json-200-code-500', 404],
  ])('%s %p is missing, and deletes the last good value', async (kind, value) => {
    expect(await read(site, existing)).toMatchObject({ status: 'found' });
    gateway.faults.add({ kind, value, times: 1 });
    expect(await read(site, existing)).toEqual({ status: 'missing' });
    expect(lastCached().life).toBe('missing');
    gateway.faults.add({ kind: 'status', value: 500 });
    expect(await read(site, existing)).toEqual({ status: 'unavailable' });
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
  ])(
    'after %s the last good value is served as stale, and nothing is retried',
    async (kind, value) => {
      const good = await read(site, existing);
      gateway.requestLog.reset();
      // The five seconds, tested in time-limit.test.ts, end when the request has come.
      const deadlines = holdDeadlines(5_000);
      gateway.faults.add({ kind, value });
      const readUntil = async (id: number) => {
        const nth = deadlines.length + 1;
        const reading = read(site, id);
        await until(() => calls() === nth);
        deadlines.at(-1)?.end();
        return reading;
      };
      expect(await readUntil(existing)).toEqual({ ...good, stale: true });
      expect(lastCached().life).toBe('unavailable');
      expect(await readUntil(freshId())).toEqual({ status: 'unavailable' });
      expect(deadlines).toHaveLength(2);
      expect(calls()).toBe(2);
    },
  );

  test('a slow response is waited for', async () => {
    gateway.faults.add({ kind: 'latency', value: 300 });
    expect(await read(site, existing)).toMatchObject({ status: 'found' });
    expect(calls()).toBe(1);
  });
});

test('the stale response of one record is not served for another', async () => {
  await site.getBranch('monterrey');
  gateway.faults.add({ kind: 'status', value: 500 });
  expect(await site.getBranch('monterrey')).toMatchObject({ stale: true });
  expect(await site.getBranch('guadalajara')).toEqual({ status: 'unavailable' });
});

test('of a number that finds nothing no response is kept, of one that finds something it is', async () => {
  const [none, some] = [[999, 1] as const, [950, 1] as const];
  const before = await Promise.all([site.getCoverage(...none), site.getCoverage(...some)]);
  expect(before).toEqual([
    { status: 'found', value: [] },
    { status: 'found', value: [expect.anything()] },
  ]);
  gateway.faults.add({ kind: 'status', value: 500 });
  expect(await site.getCoverage(...none)).toEqual({ status: 'unavailable' });
  expect(await site.getCoverage(...some)).toMatchObject({ status: 'found', stale: true });
});

test('the end of the press room is kept: in an outage no page would be the last without it', async () => {
  expect(await site.getPressPage(99, 8)).toEqual({ status: 'found', value: [] });
  gateway.faults.add({ kind: 'status', value: 500 });
  expect(await site.getPressPage(99, 8)).toEqual({ status: 'found', value: [], stale: true });
});

test('an outage is neither an empty list nor "not found"', async () => {
  gateway.faults.add({ kind: 'status', value: 503 });
  expect(await site.getCoverage(freshId(), 1)).toEqual({ status: 'unavailable' });
  expect(await site.getBlogPost('otra-noticia')).toEqual({ status: 'unavailable' });
  expect(await site.searchSite('reciclaje')).toEqual({ status: 'unavailable' });
});

test('a stopped gateway is unavailable, or its last good value is served', async () => {
  const { gateway: other, site: otherSite } = await (async () => {
    let started: Awaited<ReturnType<typeof startSite>> | undefined;
    await jest.isolateModulesAsync(async () => {
      const support = await import('./support');
      started = await support.startSite();
    });
    if (!started) throw new Error('not started');
    return started;
  })();
  const good = await otherSite.getFrequencies();
  expect(good).toMatchObject({ status: 'found' });
  await other.stop();
  expect(await otherSite.getFrequencies()).toEqual({ ...good, stale: true });
  expect(await otherSite.getClients()).toEqual({ status: 'unavailable' });
});
