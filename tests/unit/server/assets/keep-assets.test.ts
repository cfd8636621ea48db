import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  assetsIn,
  filesBelow,
  keepAssets,
  KEPT_DAYS,
  noteInUse,
} from '@/lib/server/assets/keep-assets';
import { newFolder } from '@/tests/support/new-folder';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
let folder: string;
let kept: string;

beforeEach(() => {
  folder = newFolder();
  kept = join(folder, 'kept');
});

function build(name: string, files: Record<string, string>): { own: string; kept: string } {
  const own = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(own, file)), { recursive: true });
    writeFileSync(join(own, file), text);
  }
  return { own, kept };
}

/** Starts an instance of a release at a time. */
async function release(
  name: string,
  files: Record<string, string>,
  now: number,
): Promise<string[]> {
  const own = await keepAssets(build(name, files), name, now);
  await noteInUse(kept, name, now);
  return own;
}

const keptFiles = async () => (await filesBelow(assetsIn(kept))).sort();

test('a release adds its files and leaves those of others alone', async () => {
  const own = await release('a', { 'chunks/one.js': 'one', 'a/manifest.js': 'a' }, NOW);
  expect(own.sort()).toEqual(['a/manifest.js', 'chunks/one.js']);
  await release('b', { 'chunks/one.js': 'another', 'chunks/two.js': 'two' }, NOW + DAY);
  expect(await keptFiles()).toEqual(['a/manifest.js', 'chunks/one.js', 'chunks/two.js']);
  expect(await readFile(join(assetsIn(kept), 'chunks/one.js'), 'utf8')).toBe('one');
});

test('what only an ended release has goes after 30 days, and not before', async () => {
  expect(KEPT_DAYS).toBe(30);
  await release('a', { 'old.js': 'a', 'shared.js': 's' }, NOW);
  await noteInUse(kept, 'a', NOW + 100 * DAY);
  await release('b', { 'shared.js': 's', 'new.js': 'b' }, NOW + 100 * DAY);
  await keepAssets(build('b', {}), 'b', NOW + 130 * DAY);
  expect(await keptFiles()).toEqual(['new.js', 'old.js', 'shared.js']);
  await keepAssets(build('b', {}), 'b', NOW + 130 * DAY + 1_000);
  expect(await keptFiles()).toEqual(['new.js', 'shared.js']);
});

test('a release that starts again is in use again', async () => {
  await release('a', { 'a.js': 'a' }, Date.now() - 40 * DAY);
  await keepAssets(build('a', {}), 'a', Date.now());
  await keepAssets(build('b', { 'b.js': 'b' }), 'b', Date.now());
  expect(await keptFiles()).toEqual(['a.js', 'b.js']);
});

test('the build may be deleted afterwards, and a file being written is not seen', async () => {
  const { own } = build('a', { 'a.js': 'text' });
  await release('a', { 'a.js': 'text' }, NOW);
  await rm(own, { recursive: true });
  expect(await readFile(join(assetsIn(kept), 'a.js'), 'utf8')).toBe('text');
  // Left by a process that was killed.
  await writeFile(join(kept, 'parts/left'), 'in part');
  await utimes(join(kept, 'parts/left'), 0, 0);
  await release('b', { 'b.js': 'b' }, NOW);
  expect(await keptFiles()).toEqual(['a.js', 'b.js']);
});

test('two instances may start at once', async () => {
  const files = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`c/${at}.js`, `${at}`]));
  await Promise.all([release('a', files, NOW), release('b', files, NOW), release('c', files, NOW)]);
  expect(await keptFiles()).toHaveLength(60);
  expect((await stat(join(assetsIn(kept), 'c/7.js'))).size).toBe(1);
});

test('without a build there is nothing to keep, and a file in the way is an error', async () => {
  expect(await filesBelow(join(folder, 'none'))).toEqual([]);
  await writeFile(kept, 'a file');
  await expect(keepAssets(build('a', { 'a.js': 'a' }), 'a', NOW)).rejects.toThrow();
});
