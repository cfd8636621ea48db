import path from 'node:path';
import { FAULT_KINDS, type Fault, type FaultKind } from '@/tools/gateway/faults';
import { exitCodes } from '@/tools/doctor/verdict';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { callOf, examineAt, rulesOf, shortContent } from './support';

const LIMITS = { READ_LIMIT_MS: 5_000, CIRCUIT_OPEN_MS: 2_000, FILE_HEADERS_LIMIT_MS: 5_000 };
/** So that a test does not wait for seconds where nothing comes. */
const SHORT_MS = 500;
/** Where all else must answer within it, on a busy machine, too. */
const PATIENT_MS = 3_000;

const mockLimits = { ...LIMITS };
jest.mock('@/lib/content/gateway/time-limits', () => ({
  CIRCUIT_OPEN_MS: 50,
  get READ_LIMIT_MS() {
    return mockLimits.READ_LIMIT_MS;
  },
  get FILE_HEADERS_LIMIT_MS() {
    return mockLimits.FILE_HEADERS_LIMIT_MS;
  },
}));

jest.mock('@/lib/content/gateway/size-limits', () => ({ JSON_CAP_BYTES: 2 * 1024 * 1024 }));

test('the limits of these tests are those of the site', () => {
  expect(jest.requireActual('@/lib/content/gateway/time-limits')).toMatchObject(LIMITS);
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(shortContent(), { filesDir: path.resolve('data/files') });
});
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

const requests = (service = '') =>
  Object.entries(gateway.requestLog.counts())
    .filter(([call]) => call.includes(service))
    .reduce((sum, [, count]) => sum + count, 0);

/** In MB: these tests read up to 2. */
const valueOf = (kind: FaultKind) => (kind === 'huge' ? { value: 3 } : {});

/** Nothing comes, or not all of it. */
const SILENT: readonly FaultKind[] = ['hang', 'hang-after', 'drip'];

const deadly = FAULT_KINDS.filter((kind) => kind !== 'latency');

test.each(deadly)('%s everywhere: it does not work, and few calls are made', async (kind) => {
  if (SILENT.includes(kind)) mockLimits.READ_LIMIT_MS = SHORT_MS;
  const report = await examineWith({ kind, ...valueOf(kind) });
  expect(report.verdict).toBe('does-not-work');
  expect(exitCodes[report.verdict]).toBe(2);
  expect(rulesOf(report)).toEqual(['gateway-unavailable']);
  // Each may be tried a second time.
  expect(requests()).toBeLessThanOrEqual(8);
});

test('a refused authorization is named', async () => {
  const report = await examineWith({ kind: 'status', value: 401 });
  expect(rulesOf(report)).toEqual(['gateway-refuses']);
});

test('a slow gateway works as a fast one does', async () => {
  const report = await examineWith({ kind: 'latency', value: 5 });
  expect(rulesOf(report)).toEqual(['empty-record']);
  expect(report.verdict).toBe('works-with-gaps');
});

test('what a call took is in the report', async () => {
  const report = await examineWith({ path: '/web/contact', kind: 'latency', value: 200 });
  expect(callOf(report, '/web/contact').ms.slowest).toBeGreaterThanOrEqual(190);
});

test('the news alone fail: the site works with gaps', async () => {
  const report = await examineWith({ path: '/web/blog', kind: 'status' });
  expect(report.verdict).toBe('works-with-gaps');
  expect(callOf(report, '/web/blog/getall')).toMatchObject({
    state: 'failed',
    outcomes: { unavailable: 1 },
  });
  expect(callOf(report, '/web/blog/getbydesc/').state).toBe('untried');
  expect(rulesOf(report)).toEqual(expect.arrayContaining(['page-posts', 'page-postStates']));
});

test('a service that hangs does not hold up the others', async () => {
  mockLimits.READ_LIMIT_MS = PATIENT_MS;
  const report = await examineWith({ path: '/web/blog', kind: 'hang' });
  expect(report.verdict).toBe('works-with-gaps');
  expect(callOf(report, '/web/blog/getall').reasons).toEqual(['timeout']);
  expect(callOf(report, '/web/press/getByTitle/*').state).toBe('whole');
  expect(requests('/web/blog')).toBeLessThanOrEqual(8);
});

test('files that hang are given up soon', async () => {
  mockLimits.FILE_HEADERS_LIMIT_MS = PATIENT_MS;
  const report = await examineWith({ path: '/azure-storage', kind: 'hang' });
  const files = callOf(report, '/azure-storage/api/blob/download/');
  expect(files).toMatchObject({ state: 'failed', statuses: { timeout: expect.any(Number) } });
  expect(files.requests).toBeLessThanOrEqual(12);
});

test('files that are error pages with status 200 count as lost', async () => {
  const report = await examineWith({ path: '/azure-storage', kind: 'html' });
  expect(callOf(report, '/azure-storage/api/blob/download/').state).toBe('failed');
  expect(rulesOf(report).join()).toContain('file-missing');
});

test('without branches or the quote there is no site', async () => {
  const report = await examineWith({ path: '/web/business-line/quotes', kind: 'status' });
  expect(report.verdict).toBe('does-not-work');
  expect(rulesOf(report)).toContain('page-quoteLines');
});

test('a record call that fails is left alone after three times', async () => {
  const report = await examineWith({ path: '/web/battery', kind: 'status' });
  expect(callOf(report, '/web/battery/business-line/*')).toMatchObject({
    state: 'failed',
    reasons: ['http-500'],
  });
  expect(rulesOf(report)).toContain('battery-unavailable');
  expect(report.verdict).toBe('works-with-gaps');
});
