import { readFileSync } from 'node:fs';

jest.mock('next/server', () => ({ connection: async () => undefined }));

const env = { ...process.env };
beforeEach(() => jest.resetModules());
afterEach(() => {
  process.env = { ...env };
});

async function get(variables: Record<string, string> = {}, headers: HeadersInit = {}) {
  Object.assign(process.env, variables);
  const { GET } = await import('@/app/sw.js/route');
  return GET(new Request('https://site.example/sw.js', { headers }));
}

test('the worker contains its offline page, and browsers revalidate it on each visit', async () => {
  const response = await get();
  const script = await response.text();
  expect(script).toMatch(/^const OFFLINE_PAGE = ".*Sin conexión.*800 733 22 22/);
  expect(script).toContain(readFileSync('lib/features/offline/worker.js', 'utf8'));
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const etag = response.headers.get('etag') ?? '';
  expect((await get({}, { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['switched off', { SERVICE_WORKER: 'off' }],
  ['in development', { NODE_ENV: 'development' }],
])('a worker that is %s removes itself and its caches', async (_, variables) => {
  const script = await (await get(variables)).text();
  expect(script).toContain('registration.unregister()');
  expect(script).not.toContain("'fetch'");
});
