/** @jest-environment node */
import {
  FAULT_KINDS,
  type Fault,
  type FaultKind,
} from '@/lib/content/embedded-gateway/server/faults';
import { exitCodes } from '@/scripts/doctor/verdict';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { callOf, examineAt, rulesOf } from './support';

const LIMITS = { READ_LIMIT_MS: 5_000, FILE_HEADERS_LIMIT_MS: 5_000 };
/** So that a test does not wait for seconds where nothing comes. */
const SHORT_MS = 500;

const mockLimits = { ...LIMITS };
jest.mock('@/lib/content/gateway/time-limits', () => ({
  get READ_LIMIT_MS() {
    return mockLimits.READ_LIMIT_MS;
  },
  get FILE_HEADERS_LIMIT_MS() {
    return mockLimits.FILE_HEADERS_LIMIT_MS;
  },
}));

test('the limits of these tests are those of the site', () => {
  expect(jest.requireActual('@/lib/content/gateway/time-limits')).toMatchObject(LIMITS);
});

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway('real')));
beforeEach(() => {
  Object.assign(mockLimits, LIMITS);
  gateway.faults.clear();
  gateway.requestLog.reset();
});
afterAll(() => gateway.stop());

const CALLS = 120;

async function examineWith(fault: Fault) {
  gateway.faults.add(fault);
  return examineAt(gateway.url, { calls: CALLS });
}

const requests = () =>
  Object.values(gateway.requestLog.counts()).reduce((sum, count) => sum + count, 0);

/** In MB: the site reads up to 32. */
const valueOf = (kind: FaultKind) => (kind === 'huge' ? { value: 33 } : {});

/** Nothing comes, or not all of it. */
const SILENT: readonly FaultKind[] = ['hang', 'hang-after', 'drip'];

const deadly = FAULT_KINDS.filter((kind) => kind !== 'latency');

test.each(deadly)(
  '%s everywhere: it does not work, and few calls are made',
  async (kind) => {
    if (SILENT.includes(kind)) mockLimits.READ_LIMIT_MS = SHORT_MS;
    const started = performance.now();
    const report = await examineWith({ kind, ...valueOf(kind) });
    expect(report.verdict).toBe('does-not-work');
    expect(exitCodes[report.verdict]).toBe(2);
    expect(rulesOf(report)).toEqual(['gateway-unavailable']);
    // Each may be tried a second time.
    expect(requests()).toBeLessThanOrEqual(8);
    expect(performance.now() - started).toBeLessThan(4_000 + mockLimits.READ_LIMIT_MS);
  },
  20_000,
);

test('a refused authorization is named', async () => {
  const report = await examineWith({ kind: 'status', value: 401 });
  expect(rulesOf(report)).toEqual(['gateway-refuses']);
});

test('a slow gateway works as a fast one does', async () => {
  const report = await examineWith({ kind: 'latency', value: 5 });
  expect(rulesOf(report)).toEqual(['empty-record']);
  expect(report.verdict).toBe('works-with-gaps');
}, 30_000);

test('a call that takes seconds is a gap', async () => {
  const report = await examineWith({ path: '/web/contact', kind: 'latency', value: 3_100 });
  expect(report.consequences.map(({ rule }) => rule)).toContain(
    'slow GET /web-page-conf/web/contact',
  );
}, 30_000);

test.each(deadly.filter((kind) => !SILENT.includes(kind)))(
  '%s of the news alone: the site works with gaps',
  async (kind) => {
    // On a busy machine 33 MB take longer than a page may wait.
    if (kind === 'huge') mockLimits.READ_LIMIT_MS = 20_000;
    const report = await examineWith({ path: '/web/blog', kind, ...valueOf(kind) });
    expect(report.verdict).toBe('works-with-gaps');
    expect(callOf(report, '/web/blog/getall')).toMatchObject({
      state: 'failed',
      outcomes: { unavailable: 1 },
    });
    expect(callOf(report, '/web/blog/getbydesc/').state).toBe('untried');
    expect(rulesOf(report)).toEqual(expect.arrayContaining(['page-posts', 'page-postStates']));
  },
  30_000,
);

test('a service that hangs does not hold up the others', async () => {
  mockLimits.READ_LIMIT_MS = SHORT_MS;
  const started = performance.now();
  const report = await examineWith({ path: '/web/blog', kind: 'hang' });
  expect(report.verdict).toBe('works-with-gaps');
  expect(callOf(report, '/web/blog/getall').reasons).toEqual(['timeout']);
  expect(callOf(report, '/web/press/getByTitle/*').state).toBe('whole');
  expect(performance.now() - started).toBeLessThan(15_000 + SHORT_MS);
}, 40_000);

test('files that hang are given up soon', async () => {
  mockLimits.FILE_HEADERS_LIMIT_MS = SHORT_MS;
  const started = performance.now();
  const report = await examineWith({ path: '/azure-storage', kind: 'hang' });
  const files = callOf(report, '/azure-storage/api/blob/download/');
  expect(files).toMatchObject({ state: 'failed', statuses: { timeout: expect.any(Number) } });
  expect(files.requests).toBeLessThanOrEqual(12);
  expect(performance.now() - started).toBeLessThan(10_000);
}, 40_000);

test('files that are error pages with status 200 count as lost', async () => {
  const report = await examineWith({ path: '/azure-storage', kind: 'html' });
  expect(callOf(report, '/azure-storage/api/blob/download/').state).toBe('failed');
  expect(rulesOf(report).join()).toContain('file-missing');
}, 30_000);

test('without branches or the quote there is no site', async () => {
  const report = await examineWith({ path: '/web/business-line/quotes', kind: 'status' });
  expect(report.verdict).toBe('does-not-work');
  expect(rulesOf(report)).toContain('page-quoteLines');
}, 30_000);

test('a record call that fails is left alone after three times', async () => {
  const report = await examineWith({ path: '/web/battery', kind: 'status' });
  expect(callOf(report, '/web/battery/business-line/*')).toMatchObject({
    state: 'failed',
    reasons: ['http-500'],
  });
  expect(rulesOf(report)).toContain('battery-unavailable');
  expect(report.verdict).toBe('works-with-gaps');
}, 30_000);
