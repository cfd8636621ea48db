/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface DiskBudget {
  stored(key: string, paths: string[], bytes: number): void;
  used(key: string): void;
}
const { createDiskBudget } = jest.requireActual<{
  createDiskBudget(maxBytes?: number): DiskBudget;
}>('@/lib/server/cache/disk-lru.cjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function store(budget: DiskBudget, key: string, bytes: number): string {
  const file = path.join(folder, key);
  writeFileSync(file, 'x');
  budget.stored(key, [file], bytes);
  return file;
}
/** Files are removed behind the scenes. */
async function gone(file: string): Promise<void> {
  while (existsSync(file)) await new Promise((resolve) => setImmediate(resolve));
}

test('the page that was used longest ago goes when the budget is spent', async () => {
  const budget = createDiskBudget(100);
  const [first, second] = [store(budget, 'a', 40), store(budget, 'b', 40)];
  budget.used('a');
  const third = store(budget, 'c', 40);
  await gone(second);
  expect([first, third].map((file) => existsSync(file))).toEqual([true, true]);
});

test('a page stored anew counts once and keeps its files', async () => {
  const budget = createDiskBudget(100);
  const other = store(budget, 'b', 40);
  store(budget, 'a', 60);
  const anew = store(budget, 'a', 50);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([other, anew].map((file) => existsSync(file))).toEqual([true, true]);
});

test('a page above the whole budget does not stay', async () => {
  await gone(store(createDiskBudget(100), 'a', 101));
});
