import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPageStore, removeOtherBuilds } from '@/lib/server/cache/page-store.mts';
import { newFolder } from '@/tests/support/new-folder';
import { until } from '@/tests/support/until';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises') }));
type Fs = typeof import('node:fs/promises');
const fs = jest.requireMock<Fs>('node:fs/promises');

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => jest.restoreAllMocks());

type Entry = NonNullable<Awaited<ReturnType<ReturnType<typeof createPageStore>['get']>>>;

const page = (html: string, status = 200): Entry =>
  ({ value: { kind: 'APP_PAGE', html, status, headers: {} }, lastModified: 1 }) as Entry;
const htmlOf = (entry: Entry | undefined) => entry && 'html' in entry.value && entry.value.html;
const files = () => readdirSync(folder).sort();
/** Files are removed in the background. */
test('a page has one file, from which the next process reads it', async () => {
  const store = createPageStore(folder);
  await store.set('/x', page('uno'));
  await store.set('/x', page('dos'));
  expect(files()).toHaveLength(1);
  expect(htmlOf(await store.get('/x'))).toBe('dos');
  expect(htmlOf(await createPageStore(folder).get('/x'))).toBe('dos');
  expect(await createPageStore(folder).get('/y')).toBeUndefined();
});

test('the previous file stays until a new one is complete', async () => {
  const store = createPageStore(folder);
  await store.set('/x', page('uno'));
  const { rename } = jest.requireActual<Fs>('node:fs/promises');
  const seen: unknown[] = [];
  jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    seen.push(htmlOf(await createPageStore(folder).get('/x')));
    await rename(from, to);
  });
  await store.set('/x', page('dos'));
  expect(seen).toEqual(['uno']);
});

test('the previous file is removed if a file cannot be written, and one line is logged', async () => {
  const store = createPageStore(folder);
  await store.set('/x', page('uno'));
  jest.spyOn(fs, 'rename').mockRejectedValue(Object.assign(new Error(folder), { code: 'ENOSPC' }));
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await store.set('/x', page('dos'));
  await store.set('/x', page('tres'));
  // Visitors get the new page from memory.
  expect(htmlOf(await store.get('/x'))).toBe('tres');
  expect(files()).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]?.[0])).toContain('ENOSPC');
  expect(String(logged.mock.calls[0]?.[0])).not.toContain(folder);
});

test('the later of two writes of a page wins', async () => {
  const store = createPageStore(folder);
  await Promise.all([store.set('/x', page('a'.repeat(3_000_000))), store.set('/x', page('dos'))]);
  expect(htmlOf(await createPageStore(folder).get('/x'))).toBe('dos');
});

test('a page stored while its file is read is not replaced by the file', async () => {
  await createPageStore(folder).set('/x', page('file'));
  const store = createPageStore(folder);
  const { readFile } = jest.requireActual<Fs>('node:fs/promises');
  jest.spyOn(fs, 'readFile').mockImplementation(async (...given) => {
    const bytes = await readFile(...given);
    void store.set('/x', page('newer'));
    return bytes;
  });
  expect(htmlOf(await store.get('/x'))).toBe('newer');
  expect(htmlOf(await store.get('/x'))).toBe('newer');
});

test('a damaged file is removed, and so are the remains of a killed process', async () => {
  const store = createPageStore(folder);
  await store.set('/x', page('uno'));
  const [name = ''] = files();
  writeFileSync(path.join(folder, name), 'half a p');
  writeFileSync(path.join(folder, 'a.1.tmp'), 'x');
  const next = createPageStore(folder);
  expect(await next.get('/x')).toBeUndefined();
  expect(files()).not.toContain(name);
  await next.set('/y', page('dos'));
  await until(() => !existsSync(path.join(folder, 'a.1.tmp')));
});

test('the least recently used page is removed at the bound, those of an earlier process first', async () => {
  const first = createPageStore(folder);
  await first.set('/old', page('x'.repeat(400)));
  const [old = ''] = files();
  utimesSync(path.join(folder, old), new Date(1_000), new Date(1_000));
  const store = createPageStore(folder, 1_200);
  await store.set('/a', page('x'.repeat(400)));
  await store.set('/b', page('x'.repeat(400)));
  await until(() => !files().includes(old));
  expect(files()).toHaveLength(2);
  await store.get('/a');
  await store.set('/c', page('x'.repeat(400)));
  await until(() => files().length === 2);
  expect(htmlOf(await createPageStore(folder).get('/a'))).toHaveLength(400);
  expect(await createPageStore(folder).get('/b')).toBeUndefined();
});

test('a page larger than the bound has no file', async () => {
  await createPageStore(folder, 100).set('/x', page('x'.repeat(400)));
  expect(files()).toEqual([]);
});

test('folders of other builds are removed, and those of this build with other settings stay', async () => {
  for (const name of ['one-a', 'two-a', 'two-b', 'twofold-a']) {
    await fs.mkdir(path.join(folder, name));
    await fs.writeFile(path.join(folder, name, 'page'), '');
  }
  await removeOtherBuilds(folder, 'two');
  expect(files()).toEqual(['two-a', 'two-b']);
  await removeOtherBuilds(path.join(folder, 'absent'), 'two');
});
