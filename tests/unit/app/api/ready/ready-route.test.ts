import type { IncomingHttpHeaders } from 'node:http';
import { GET } from '@/app/api/ready/route';
import { probeGateway } from '@/lib/content/gateway/probe';
import { probeLeadStore } from '@/lib/features/leads/state';
import { warmUp } from '@/lib/publishing/sitemap/warm-up';
import { markDirectRequest } from '@/lib/server/http/direct-request';
import { isStopping } from '@/lib/server/http/stop';

jest.mock('next/server', () => ({ connection: jest.fn() }));
jest.mock('@/lib/content/gateway/probe', () => ({ probeGateway: jest.fn() }));
jest.mock('@/lib/features/leads/state', () => ({ probeLeadStore: jest.fn() }));
jest.mock('@/lib/publishing/sitemap/warm-up', () => ({ warmUp: jest.fn() }));
jest.mock('@/lib/server/http/stop', () => ({ isStopping: jest.fn() }));
const [gateway, leads] = [jest.mocked(probeGateway), jest.mocked(probeLeadStore)];
const [warmed, stopping] = [jest.mocked(warmUp), jest.mocked(isStopping)];

beforeEach(() => {
  gateway.mockReset().mockResolvedValue('ok');
  leads.mockReset().mockResolvedValue('unavailable');
  warmed.mockReset().mockResolvedValue();
  stopping.mockReset().mockReturnValue(false);
});

const PROXIED: IncomingHttpHeaders = { 'x-forwarded-for': '203.0.113.9' };

async function ready(headers: IncomingHttpHeaders) {
  const marked = { ...headers };
  markDirectRequest(marked);
  const request = new Request('http://localhost:3000/api/ready', {
    headers: new Headers(Object(marked)),
  });
  const response = await GET(request);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, text: await response.text() };
}

test('a direct request gets the details', async () => {
  const { status, text } = await ready({});
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
  expect(await ready(PROXIED)).toEqual({ status: 200, text: '{"status":"ready"}' });
  expect(gateway).not.toHaveBeenCalled();
  expect(leads).not.toHaveBeenCalled();
});

test.each([
  ['directly', {}],
  ['through a proxy', PROXIED],
])('%s it waits for the long lists', async (_, headers) => {
  let end = () => {};
  warmed.mockReturnValue(new Promise((resolve) => void (end = resolve)));
  const answered = jest.fn();
  const answer = ready(headers).then(answered);
  await new Promise(setImmediate);
  expect(answered).not.toHaveBeenCalled();
  end();
  await answer;
});

test.each([
  ['directly', {}],
  ['through a proxy', PROXIED],
])('%s it is 503 once the process was told to stop', async (_, headers) => {
  stopping.mockReturnValue(true);
  expect(await ready(headers)).toEqual({ status: 503, text: '{"status":"stopping"}' });
});
