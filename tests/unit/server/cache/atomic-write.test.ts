/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAtomically } from '@/lib/server/cache/atomic-write.mts';

const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const fs = { writeFile };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atomic-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const files = () => readdirSync(folder).sort();
const textOf = (name: string) => readFileSync(at(name), 'utf8');
const page = (text: string) => (given: typeof fs) =>
  Promise.all(['x.html', 'x.rsc', 'x.meta'].map((name) => given.writeFile(at(name), text)));

test('a cached page has its files and no others', async () => {
  await writeAtomically(fs, '/x', page('uno'));
  await writeAtomically(fs, '/x', page('dos'));
  expect(files()).toEqual(['x.html', 'x.meta', 'x.rsc']);
  expect(['x.html', 'x.meta', 'x.rsc'].map(textOf)).toEqual(['dos', 'dos', 'dos']);
});

test('while it is written, the previous page stays complete', async () => {
  await writeAtomically(fs, '/x', page('uno'));
  await writeAtomically(fs, '/x', async (given) => {
    await page('dos')(given);
    expect(['x.html', 'x.meta', 'x.rsc'].map(textOf)).toEqual(['uno', 'uno', 'uno']);
  });
});

test('when a file cannot be written the previous page stays, and one line is logged', async () => {
  await writeAtomically(fs, '/x', page('uno'));
  const fail = async (given: typeof fs) => {
    await given.writeFile(at('x.html'), 'dos');
    throw Object.assign(new Error(at('x.rsc')), { code: 'ENOSPC' });
  };
  await writeAtomically(fs, '/x', fail);
  await writeAtomically(fs, '/x', fail);
  expect(files()).toEqual(['x.html', 'x.meta', 'x.rsc']);
  expect(textOf('x.html')).toBe('uno');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]?.[0])).toContain('ENOSPC');
  expect(String(logged.mock.calls[0]?.[0])).not.toContain(folder);
});

test('a page killed between its files has no .meta, without which it is not read', async () => {
  await writeAtomically(fs, '/x', page('uno'));
  // The html cannot be renamed: a folder has its name.
  rmSync(at('x.html'));
  await mkdir(path.join(at('x.html'), 'full'), { recursive: true });
  await writeAtomically(fs, '/x', page('dos'));
  expect(statSync(at('x.html')).isDirectory()).toBe(true);
  expect(files()).not.toContain('x.meta');
});

test('two writes of one page run one after the other', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const order: string[] = [];
  const first = writeAtomically(fs, '/x', async (given) => {
    await held;
    order.push('first');
    await page('uno')(given);
  });
  const second = writeAtomically(fs, '/x', async (given) => {
    order.push('second');
    await page('dos')(given);
  });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(['x.html', 'x.meta', 'x.rsc'].map(textOf)).toEqual(['dos', 'dos', 'dos']);
});
