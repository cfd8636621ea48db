import { GET } from '@/app/api/ready/route';
import { probeGateway } from '@/lib/content/gateway/probe';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { warmUp } from '@/lib/publishing/sitemap/warm-up';
import { isStopping } from '@/lib/server/http/stop';
import { invalidateTags } from '@/lib/server/cache/tag-times.mts';
import { findReady } from '@/lib/server/cache/ready-documents';
import { runInRequest } from '@/lib/server/observability/current-request';

jest.mock('next/server', () => ({ connection: jest.fn() }));
jest.mock('@/lib/content/gateway/probe', () => ({ probeGateway: jest.fn() }));
jest.mock('@/lib/features/leads/open-outbox.mts', () => ({ openOutbox: jest.fn() }));
jest.mock('@/lib/publishing/sitemap/warm-up', () => ({ warmUp: jest.fn() }));
jest.mock('@/lib/server/http/stop', () => ({ isStopping: jest.fn() }));
const [gateway, leads] = [jest.mocked(probeGateway), jest.mocked(openOutbox)];
const [warmed, stopping] = [jest.mocked(warmUp), jest.mocked(isStopping)];

beforeEach(() => {
  gateway.mockReset().mockResolvedValue('ok');
  leads.mockReset().mockRejectedValue(new Error('disk full'));
  warmed.mockReset().mockResolvedValue();
  stopping.mockReset().mockReturnValue(false);
});

async function ready(isDirect: boolean) {
  const response = await runInRequest({ id: '1', client: '', path: '/api/ready', isDirect }, GET);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, text: await response.text() };
}

test('a direct request gets the details', async () => {
  const { status, text } = await ready(true);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    status: 'ready',
    gateway: 'ok',
    redis: 'none',
    leads: 'unavailable',
    brokenAssumptions: [],
  });
});

test('one through a proxy gets the status alone, and probes nothing', async () => {
  expect(await ready(false)).toEqual({ status: 200, text: '{"status":"ready"}' });
  expect(gateway).not.toHaveBeenCalled();
  expect(leads).not.toHaveBeenCalled();
});

test.each([
  ['directly', true],
  ['through a proxy', false],
])('%s it waits for the long lists', async (_, isDirect) => {
  let end = () => {};
  warmed.mockReturnValue(new Promise((resolve) => void (end = resolve)));
  const answered = jest.fn();
  const answer = ready(isDirect).then(answered);
  await new Promise(setImmediate);
  expect(answered).not.toHaveBeenCalled();
  end();
  await answer;
});

test.each([
  ['directly', true],
  ['through a proxy', false],
])('%s it is 503 once the process was told to stop', async (_, isDirect) => {
  stopping.mockReturnValue(true);
  expect(await ready(isDirect)).toEqual({ status: 503, text: '{"status":"stopping"}' });
});

test('a hundred who ask at once cost one probe, and who asks within a second is told the same', async () => {
  const { promise, resolve } = Promise.withResolvers<'ok' | 'unavailable'>();
  gateway.mockReturnValueOnce(promise);
  const asked = Array.from({ length: 100 }, () => ready(true));
  await new Promise(setImmediate);
  resolve('unavailable');
  const [first] = await Promise.all(asked);
  for (const { text } of await Promise.all(asked)) expect(text).toBe(first?.text);
  expect(gateway).toHaveBeenCalledTimes(1);
  expect(findReady('/api/ready', true)?.text).toBe(first?.text);
  expect((await ready(true)).text).toContain('"gateway":"ok"');
});

test('a stop is said at once, and not repeated from before', async () => {
  stopping.mockReturnValue(true);
  invalidateTags(['blog']);
  expect((await ready(true)).status).toBe(503);
  expect(findReady('/api/ready', true)).toBeUndefined();
});
