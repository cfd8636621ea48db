import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinStyles } from '@/scripts/build/join-styles.mjs';
import { newFolder } from '@/tests/support/new-folder';

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

function write(path: string, text: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const chunk = (name: string) => `static/chunks/${name}.css`;
const manifest = 'server/app/blog/page_client-reference-manifest.js';
const opening = 'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n';

/** A build whose one route has entries with the style sheets of these names. */
function build(entries: Record<string, readonly string[]>, scripts = '') {
  const entryCSSFiles = Object.fromEntries(
    Object.entries(entries).map(([entry, names]) => [
      `[project]/app/${entry}`,
      names.map((name) => ({ path: chunk(name), inlined: false })),
    ]),
  );
  const content = { clientModules: { a: { chunks: [] } }, entryCSSFiles };
  const route = 'globalThis.__RSC_MANIFEST["/blog/[x] = /page"]';
  write(manifest, `${opening}${route} = ${JSON.stringify(content)};\n`);
  write('static/chunks/a.js', scripts);
  for (const name of Object.values(entries).flat()) write(chunk(name), `.${name}{}`);
}

/** The texts of the sheets that an entry names now. */
function sheetsOf(entry: string) {
  const text = readFileSync(join(folder, manifest), 'utf8');
  expect(text.startsWith(opening)).toBe(true);
  const { clientModules, entryCSSFiles } = JSON.parse(text.slice(text.indexOf('{"'), -2));
  expect(clientModules).toEqual({ a: { chunks: [] } });
  const sheets: { path: string; inlined: boolean }[] = entryCSSFiles[`[project]/app/${entry}`];
  return sheets.map(({ path }) => [
    /(?:(?:shared|page)-|\w+\.css)/.exec(path)?.[0],
    readFileSync(join(folder, path), 'utf8'),
  ]);
}

const files = () =>
  readdirSync(join(folder, 'static/chunks')).filter((name) => name.endsWith('.css'));

const shell = { layout: ['base', 'shell'], 'not-found': ['base', 'shell', 'lost'] };
const SHARED = ['shared-', '.base{}\n.shell{}\n.lost{}'];

test('what every page names is one file, what else a page names another', () => {
  build({ ...shell, page: ['base', 'shell', 'list', 'card'] });
  joinStyles(folder);
  expect(sheetsOf('layout')).toEqual([SHARED]);
  expect(sheetsOf('not-found')).toEqual([SHARED]);
  expect(sheetsOf('page')).toEqual([SHARED, ['page-', '.list{}\n.card{}']]);
  expect(files()).toHaveLength(2);
});

test('what a script requests stays by itself, in its place', () => {
  build(
    { ...shell, page: ['base', 'list', 'map', 'card'] },
    `Promise.all(["static/chunks/map.css","static/chunks/b.js"])`,
  );
  joinStyles(folder);
  expect(sheetsOf('page')).toEqual([
    SHARED,
    ['page-', '.list{}'],
    ['map.css', '.map{}'],
    ['page-', '.card{}'],
  ]);
});

test('a page without styles of its own names what is shared alone', () => {
  build({ ...shell, page: ['shell', 'base'] });
  joinStyles(folder);
  expect(sheetsOf('page')).toEqual([SHARED]);
  expect(files()).toHaveLength(1);
});

test('a build that is not understood ends', () => {
  build({ page: ['list'] });
  expect(() => joinStyles(folder)).toThrow('No page names a style sheet');
  write(manifest, opening);
  expect(() => joinStyles(folder)).toThrow('is not as this step knows it');
});
