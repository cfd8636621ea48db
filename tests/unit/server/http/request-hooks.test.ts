/** @jest-environment node */
import { once } from 'node:events';
import { get } from 'node:http';
import { consumeFolioQuota } from '@/lib/features/submissions/limits';
import { installRequestHooks } from '@/lib/server/http/request-hooks';
import { isDirectRequest } from '@/lib/server/observability/current-request';
import { keepReady } from '@/lib/server/cache/ready-documents';
import { metrics } from '@/lib/server/observability/metrics';
import { listening, type Listening } from '@/tests/support/listening';

/** What reaches Next; the server's first request puts the hooks before it. */
let server: Listening;
let url: string;
const reached: { path: string; isDirect: boolean }[] = [];

beforeAll(async () => {
  // Next's own, which the hooks expect.
  process.on('SIGTERM', () => undefined);
  server = await listening(({ url: path = '' }, response) => {
    reached.push({ path, isDirect: isDirectRequest() });
    response.end('Next');
  });
  ({ url } = server);
  installRequestHooks({ consumeFolioQuota });
});
afterAll(async () => {
  await server.stop();
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
});
beforeEach(() => void reached.splice(0));

/** Sent one after the other; the status of each. */
async function statuses(paths: string[], init?: RequestInit): Promise<number[]> {
  const all: number[] = [];
  for (const path of paths) {
    const response = await fetch(url + path, init);
    await response.text();
    all.push(response.status);
  }
  return all;
}

test('240 looks at folios in a minute, of the page and the API together; then 429', async () => {
  const looks = Array.from({ length: 80 }, (_, at) => [
    `/folio/${at}`,
    `/api/leads/${at}`,
    // Next may read an encoded name as the plain one.
    `/%66olio/${at}?a=b`,
  ]).flat();
  expect(new Set(await statuses(looks))).toEqual(new Set([200]));
  expect(reached).toHaveLength(240);

  const page = await fetch(`${url}/folio/482-109-376`);
  expect(page.status).toBe(429);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toMatch(/<html lang="es-MX">.*Espere un minuto e intente de nuevo/);

  const api = await fetch(`${url}/api/leads/482-109-376`);
  expect(api.status).toBe(429);
  expect(api.headers.get('x-request-id')).not.toBeNull();
  expect(await api.json()).toEqual({ error: 'rate' });

  for (const { headers } of [page, api]) {
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(reached).toHaveLength(240);
  expect(await statuses(['/', '/contactanos', '/api/leads', '/folios/1'])).toEqual(
    Array(4).fill(200),
  );
  // Another client does not wait.
  const other = get(`${url}/folio/482-109-376`, { localAddress: '127.0.0.2' });
  const [response] = await once(other, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await metrics().registry.metrics()).toContain(
    'http_requests_total{method="GET",route="/folio/*",status="429"} 1',
  );
});

test.each([
  [{}, true],
  [{ 'x-forwarded-for': '203.0.113.9' }, false],
  [{ 'x-forwarded-for': '' }, false],
  [{ forwarded: 'for=203.0.113.9' }, false],
  [{ 'x-forwarded-for': '203.0.113.9', 'x-direct-request': '1' }, false],
  [{ 'x-direct-request': '0' }, true],
])('a request with %j came directly: %j', async (headers, is) => {
  await statuses(['/api/ready'], { headers });
  expect(reached.map(({ isDirect }) => isDirect)).toEqual([is]);
});

test('readiness is repeated by itself, until the process is told to stop', async () => {
  keepReady('/api/ready', '{}', 'application/json', { isDirect: true });
  expect(await statuses(['/api/ready', '/api/ready'])).toEqual([200, 200]);
  expect(reached).toEqual([]);
  await statuses(['/api/ready'], { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await statuses(['/api/ready'], { method: 'POST' });
  expect(reached).toHaveLength(2);
  process.emit('SIGTERM', 'SIGTERM');
  await statuses(['/api/ready']);
  expect(reached).toHaveLength(3);
});
