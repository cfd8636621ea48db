/** @jest-environment node */
import type { Result } from '@/lib/content/gateway/result';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite, type Site } from './support';

let gateway: TestGateway;
let site: Site;
beforeAll(async () => void ({ gateway, site } = await startSite()));
afterAll(() => gateway.stop());

/** Reads of different paths, so that all wait at the same time. */
const P = '/web-page-conf/web';
const waiting: [what: string, path: string, read: (site: Site) => Promise<Result<unknown>>][] = [
  ['list, latency', `${P}/blog/getall/19`, (s) => s.getBlogSummaries(19)],
  ['list, hang', `${P}/blog/getall/31`, (s) => s.getBlogSummaries(31)],
  ['list, drip', `${P}/business-line/detail`, (s) => s.getBusinessLines()],
  ['record, latency', `${P}/business-line/detailRouter/a`, (s) => s.getBusinessLineByRoute('a')],
  ['record, hang', `${P}/frequent-questions/grouper/1`, (s) => s.getFaqGrouper(1)],
  ['record, drip', `${P}/frequent-questions/103`, (s) => s.getFaqQuestion(103)],
];

test('a complete response has five seconds, and a timeout is not retried', async () => {
  for (const [what, path] of waiting) {
    if (what.endsWith('latency')) gateway.faults.add({ path, kind: 'latency', value: 6_000 });
    if (what.endsWith('hang')) gateway.faults.add({ path, kind: 'hang' });
    if (what.endsWith('drip')) gateway.faults.add({ path, kind: 'drip' });
  }
  // A slow failure that is retried: both attempts share the five seconds.
  gateway.faults.add({ path: '/web/frequency', kind: 'latency', value: 3_000 });
  gateway.faults.add({ path: '/web/frequency', kind: 'status', value: 503 });
  const timed = async (work: Promise<Result<unknown>>) => {
    const started = performance.now();
    const result = await work;
    return { result, ms: performance.now() - started };
  };
  const outcomes = await Promise.all([
    ...waiting.map(([, , read]) => timed(read(site))),
    timed(site.getFrequencies()),
  ]);
  for (const { result, ms } of outcomes) {
    expect(result).toEqual({ status: 'unavailable' });
    expect(ms).toBeGreaterThan(4_900);
    expect(ms).toBeLessThan(5_500);
  }
  expect(gateway.requestLog.counts()).toEqual({
    ...Object.fromEntries(waiting.map(([, path]) => [path, 1])),
    [`${P}/frequency`]: 2,
  });

  // The circuit is open: a page that reads on does not wait again.
  gateway.requestLog.reset();
  const next = await timed(site.getBlogSummaries(7));
  expect(next.result).toEqual({ status: 'unavailable' });
  expect(next.ms).toBeLessThan(500);
  expect(gateway.requestLog.counts()).toEqual({});
}, 10_000);
