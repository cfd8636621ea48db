import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removalScript } from '@/lib/features/offline/removal-script';
import { newFolder } from '@/tests/support/new-folder';

jest.mock('next/server', () => ({ connection: async () => undefined }));

const BUNDLE = 'self.addEventListener("fetch",()=>{})';
let folder: string;
const env = { ...process.env };

beforeAll(async () => {
  folder = newFolder();
  await mkdir(join(folder, '.next'));
  await writeFile(join(folder, '.next/service-worker.js'), BUNDLE);
});
beforeEach(() => {
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...env };
});

async function get(variables: Record<string, string> = {}, headers: HeadersInit = {}) {
  Object.assign(process.env, variables);
  const { GET } = await import('@/app/sw.js/route');
  return GET(new Request('https://site.example/sw.js', { headers }));
}

test('the worker of the build, which browsers ask for anew each time', async () => {
  const response = await get();
  expect(await response.text()).toBe(BUNDLE);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const etag = response.headers.get('etag') ?? '';
  expect((await get({}, { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['switched off', { SERVICE_WORKER: 'off' }],
  ['in development', { NODE_ENV: 'development' }],
])('%s: the one that removes itself', async (_, variables) =>
  expect(await (await get(variables)).text()).toBe(removalScript),
);

test('so is it without a bundle', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(join(folder, 'nowhere'));
  expect(await (await get()).text()).toBe(removalScript);
});
