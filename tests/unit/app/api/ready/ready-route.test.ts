import { GET } from '@/app/api/ready/route';
import { probeGateway } from '@/lib/content/gateway/probe';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { runInRequest } from '@/lib/server/observability/current-request.mts';

jest.mock('next/server', () => ({ connection: jest.fn() }));
jest.mock('@/lib/content/gateway/probe', () => ({ probeGateway: jest.fn() }));
jest.mock('@/lib/features/leads/open-outbox.mts', () => ({ openOutbox: jest.fn() }));
const [gateway, leads] = [jest.mocked(probeGateway), jest.mocked(openOutbox)];

beforeEach(() => {
  gateway.mockReset().mockResolvedValue('ok');
  leads.mockReset().mockRejectedValue(new Error('disk full'));
  globalThis.isSiteStopping = false;
});

async function ready(isDirect: boolean) {
  const response = await runInRequest({ id: '1', client: '', path: '/api/ready', isDirect }, GET);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
}

test('a direct request gets the state of gateway, Redis and lead store', async () => {
  const { status, body } = await ready(true);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'ready',
    gateway: 'ok',
    redis: 'none',
    leads: 'unavailable',
  });
});

test('a request through a proxy gets only the status and probes nothing', async () => {
  expect(await ready(false)).toEqual({ status: 200, body: { status: 'ready' } });
  expect(gateway).not.toHaveBeenCalled();
  expect(leads).not.toHaveBeenCalled();
});

test.each([true, false])('a stopping process is not ready (direct: %s)', async (isDirect) => {
  globalThis.isSiteStopping = true;
  expect(await ready(isDirect)).toEqual({ status: 503, body: { status: 'stopping' } });
});
