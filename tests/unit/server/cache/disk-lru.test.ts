/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskLru } from '@/lib/server/cache/disk-lru.mts';

type DiskLru = ReturnType<typeof createDiskLru>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-lru-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function store(lru: DiskLru, key: string, bytes: number): string {
  const file = path.join(folder, key);
  writeFileSync(file, 'x');
  lru.add(key, [file], bytes);
  return file;
}
/** Files are removed in the background. */
async function gone(file: string): Promise<void> {
  while (existsSync(file)) await new Promise((resolve) => setImmediate(resolve));
}

test('the least recently used page is removed at the limit', async () => {
  const lru = createDiskLru(100);
  const [first, second] = [store(lru, 'a', 40), store(lru, 'b', 40)];
  lru.touch('a');
  const third = store(lru, 'c', 40);
  await gone(second);
  expect([first, third].map((file) => existsSync(file))).toEqual([true, true]);
});

test('a page stored again counts once and keeps its files', async () => {
  const lru = createDiskLru(100);
  const other = store(lru, 'b', 40);
  store(lru, 'a', 60);
  const again = store(lru, 'a', 50);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([other, again].map((file) => existsSync(file))).toEqual([true, true]);
});

test('a page larger than the limit is removed', async () => {
  await gone(store(createDiskLru(100), 'a', 101));
});
