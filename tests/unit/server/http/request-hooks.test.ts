/** @jest-environment node */
import { installRequestHooks } from '@/lib/server/http/request-hooks';
import { isDirectRequest } from '@/lib/server/observability/current-request';
import { keepReady } from '@/lib/server/cache/ready-documents';
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
  installRequestHooks();
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
