import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@/lib/content/gateway/result';
import { holdDeadlines } from '@/tests/support/deadlines';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite, type Site } from './support';

jest.mock('@/lib/content/gateway/limits', () => ({
  ...jest.requireActual('@/lib/content/gateway/limits'),
  // The circuit stays open longer than any machine takes for this test.
  CIRCUIT_OPEN_MS: 600_000,
}));

let gateway: TestGateway;
let site: Site;
beforeAll(async () => void ({ gateway, site } = await startSite()));
afterAll(() => gateway.stop());

/** Reads of different paths, which all wait at the same time. */
const P = '/web-page-conf/web';
const waiting: [what: string, path: string, read: (site: Site) => Promise<Result<unknown>>][] = [
  ['list, latency', `${P}/blog/getall/19`, (s) => s.getBlogSummaries(19)],
  ['list, hang', `${P}/blog/getall/31`, (s) => s.getBlogSummaries(31)],
  ['list, drip', `${P}/business-line/detail`, (s) => s.getBusinessLines()],
  ['record, latency', `${P}/business-line/detailRouter/a`, (s) => s.getBusinessLineByRoute('a')],
  ['record, hang', `${P}/frequent-questions/grouper/1`, (s) => s.getFaqGrouper(1)],
  ['record, drip', `${P}/frequent-questions/103`, (s) => s.getFaqQuestion(103)],
  ['failure, then hang', `${P}/frequency`, (s) => s.getFrequencies()],
];

test('a complete response has five seconds, and a timeout is not retried', async () => {
  // The test ends the five seconds once every request has arrived.
  const deadlines = holdDeadlines(5_000);
  for (const [what, path] of waiting) {
    if (what.endsWith('latency')) gateway.faults.add({ path, kind: 'latency', value: 600_000 });
    if (what.startsWith('failure')) {
      gateway.faults.add({ path, kind: 'status', value: 503, times: 1 });
    }
    if (what.endsWith('hang')) gateway.faults.add({ path, kind: 'hang' });
    if (what.endsWith('drip')) gateway.faults.add({ path, kind: 'drip' });
  }
  // A failure is retried, and both attempts share the five seconds.
  const requests = { ...Object.fromEntries(waiting.map(([, path]) => [path, 1])) };
  requests[`${P}/frequency`] = 2;

  const reads = Promise.all(waiting.map(([, , read]) => read(site)));
  const total = () => Object.values(gateway.requestLog.counts()).reduce((sum, one) => sum + one, 0);
  while (total() < waiting.length + 1) await sleep(5);
  for (const { end } of deadlines) end();
  expect(await reads).toEqual(waiting.map(() => ({ status: 'unavailable' })));
  expect(deadlines).toHaveLength(waiting.length);
  expect(gateway.requestLog.counts()).toEqual(requests);

  // The circuit is open, so a page that reads on does not wait again.
  gateway.requestLog.reset();
  expect(await site.getBlogSummaries(7)).toEqual({ status: 'unavailable' });
  expect(gateway.requestLog.counts()).toEqual({});
});
