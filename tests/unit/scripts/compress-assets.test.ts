import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { newFolder } from '@/tests/support/new-folder';

const STEP = resolve('scripts/build/compress-assets.mjs');
const BUILT = 1_700_000_000;
const CODE = 'export const añadir = (a, b) => a + b; // ñandú\n'.repeat(200);
let folder: string;
let assets: string;

const add = (name: string, text: string | Buffer) => {
  writeFileSync(join(assets, name), text);
  utimesSync(join(assets, name), BUILT, BUILT);
};
const read = (name: string) => readFileSync(join(assets, name));
const names = () => readdirSync(join(assets, 'chunks')).sort();
const run = () => execFileSync(process.execPath, [STEP], { cwd: folder, stdio: 'pipe' });

beforeEach(() => {
  folder = newFolder();
  assets = join(folder, '.next/static');
  mkdirSync(join(assets, 'chunks'), { recursive: true });
});

test('compresses what is text or code as far as it goes', () => {
  const files = ['js', 'mjs', 'css', 'svg', 'json', 'wasm'].map((kind) => `chunks/a.${kind}`);
  for (const name of files) add(name, CODE);
  run();
  for (const name of files) {
    expect(String(read(name))).toBe(CODE);
    expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name))).toBe(true);
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name))).toBe(true);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(read(`${name}.br`).length).toBeLessThanOrEqual(
      brotliCompressSync(read(name), { params }).length,
    );
    expect(read(`${name}.gz`).length).toBe(gzipSync(read(name), { level: 9 }).length);
    for (const copy of ['br', 'gz'])
      expect(statSync(join(assets, `${name}.${copy}`)).mtimeMs).toBe(BUILT * 1_000);
  }
});

test('leaves alone what would not be smaller, and what is compressed already', () => {
  for (const name of ['a.woff2', 'b.webp', 'c.png', 'd.js.map']) add(`chunks/${name}`, CODE);
  add('chunks/e.js', 'x');
  add('chunks/f.js', CODE);
  run();
  const expected = ['a.woff2', 'b.webp', 'c.png', 'd.js.map', 'e.js', 'f.js', 'f.js.br', 'f.js.gz'];
  expect(names()).toEqual(expected);
});

test('a second run changes nothing', () => {
  add('chunks/a.js', CODE);
  run();
  const first = names().map((name) => read(`chunks/${name}`).toString('hex'));
  run();
  expect(names()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  expect(names().map((name) => read(`chunks/${name}`).toString('hex'))).toEqual(first);
});

test('a build without scripts is an error', () => {
  expect(run).toThrow('There is nothing to compress');
});
