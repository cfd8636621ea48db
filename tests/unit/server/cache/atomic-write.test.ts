/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Cache {
  fs: { writeFile(file: string, data: string): Promise<void> };
}
type StoreWhole = (cache: Cache, key: string, store: (cache: Cache) => unknown) => Promise<void>;
const { storeWhole } = jest.requireActual<{ storeWhole: StoreWhole }>(
  '@/lib/server/cache/atomic-write.cjs',
);

const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const cache: Cache = { fs: { writeFile } };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const files = () => readdirSync(folder).sort();
const textOf = (name: string) => readFileSync(at(name), 'utf8');
const page = (text: string) => (given: Cache) =>
  Promise.all(['x.html', 'x.rsc', 'x.meta'].map((name) => given.fs.writeFile(at(name), text)));

test('a page is in its place once it is stored, and nothing else is', async () => {
  await storeWhole(cache, '/x', page('uno'));
  await storeWhole(cache, '/x', page('dos'));
  expect(files()).toEqual(['x.html', 'x.meta', 'x.rsc']);
  expect(['x.html', 'x.meta', 'x.rsc'].map(textOf)).toEqual(['dos', 'dos', 'dos']);
});

test('while it is written, the page before it stands whole', async () => {
  await storeWhole(cache, '/x', page('uno'));
  await storeWhole(cache, '/x', async (given) => {
    await page('dos')(given);
    expect(['x.html', 'x.meta', 'x.rsc'].map(textOf)).toEqual(['uno', 'uno', 'uno']);
  });
});

test('when a file cannot be written the page before it stays, and the log is told once', async () => {
  await storeWhole(cache, '/x', page('uno'));
  const fail = async (given: Cache) => {
    await given.fs.writeFile(at('x.html'), 'dos');
    throw Object.assign(new Error(at('x.rsc')), { code: 'ENOSPC' });
  };
  await storeWhole(cache, '/x', fail);
  await storeWhole(cache, '/x', fail);
  expect(files()).toEqual(['x.html', 'x.meta', 'x.rsc']);
  expect(textOf('x.html')).toBe('uno');
  expect(said).toHaveBeenCalledTimes(1);
  expect(String(said.mock.calls[0]?.[0])).toContain('ENOSPC');
  expect(String(said.mock.calls[0]?.[0])).not.toContain(folder);
});

test('a page killed between its files has no .meta, without which it is not read', async () => {
  await storeWhole(cache, '/x', page('uno'));
  // The html cannot take its place: a folder stands there.
  rmSync(at('x.html'));
  await mkdir(path.join(at('x.html'), 'full'), { recursive: true });
  await storeWhole(cache, '/x', page('dos'));
  expect(statSync(at('x.html')).isDirectory()).toBe(true);
  expect(files()).not.toContain('x.meta');
});

test('two writings of one page come one after the other', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const order: string[] = [];
  const first = storeWhole(cache, '/x', async (given) => {
    await held;
    order.push('first');
    await page('uno')(given);
  });
  const second = storeWhole(cache, '/x', async (given) => {
    order.push('second');
    await page('dos')(given);
  });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(['x.html', 'x.meta', 'x.rsc'].map(textOf)).toEqual(['dos', 'dos', 'dos']);
});
