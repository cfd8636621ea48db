import { existsSync, globSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '../../..');
const MAX_README_BYTES = 6_000;

/** The folders that no commit contains. */
const UNTRACKED = new Set([
  ...['.data', '.git', '.next', 'node_modules', 'playwright-report', 'test-results'],
]);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (UNTRACKED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [relative(ROOT, path)];
  });
}

const files = filesBelow(ROOT);
const documents = files.filter((file) => file.endsWith('.md'));
const names = new Set(files.map((file) => file.split('/').at(-1)));
const folders = new Set(files.map((file) => file.split('/')[0]));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutBlocks = (text: string) => text.replace(/^```[^]*?^```/gm, '');

/** Returns the anchors that GitHub gives to the headings of a document. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = [...withoutBlocks(text).matchAll(/^#{1,6} +(.+?) *$/gm)];
  return new Set(
    headings.map(([, heading = '']) => {
      const slug = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}

/** Returns the targets of links and pictures within the repository. */
function linksOf(text: string): string[] {
  const prose = withoutBlocks(text).replace(/`[^`\n]*`/g, '');
  const found = [
    ...prose.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g),
    ...prose.matchAll(/\b(?:href|src|srcset)="([^"\s]+)"/g),
  ];
  return found
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z][\w+.-]*:/i.test(target));
}

/** Returns the mistake of a link; undefined for none. */
function mistakeIn(file: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const linked = path === '' ? file : join(dirname(file), decodeURIComponent(path));
  if (!existsSync(join(ROOT, linked))) return `${file}: ${target} leads to nothing`;
  if (anchor === undefined) return undefined;
  const isKnown = statSync(join(ROOT, linked)).isFile() && anchorsOf(read(linked)).has(anchor);
  return isKnown ? undefined : `${file}: ${target} names no heading`;
}

const SOURCE_NAME = /^[a-z.][\w.-]*\.(?:cjs|conf|css|json|md|mjs|mts|py|svg|ts|tsx|yaml)$/;

/**
 * Returns paths between backticks that look like files of the repository, relative to its root. `<name>` and
 * `*` match anything, and a module may omit its extension.
 */
function pathsOf(text: string): string[] {
  const code = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path);
  return code.filter((path) => {
    const [first = ''] = path.split('/');
    return path.includes('/') ? folders.has(first) && !/\s/.test(path) : SOURCE_NAME.test(path);
  });
}

function exists(path: string): boolean {
  if (!path.includes('/')) return names.has(path);
  if (existsSync(join(ROOT, path))) return true;
  const pattern = path.replace(/<[\w-]+>/g, '*');
  const patterns = /[*{]/.test(pattern) ? [pattern] : [`${pattern}.{cjs,mjs,mts,ts,tsx}`];
  return globSync(patterns, { cwd: ROOT }).length > 0;
}

test('every relative link and every anchor has an existing target', () => {
  const mistakes = documents.flatMap((file) =>
    linksOf(read(file)).map((target) => mistakeIn(file, target)),
  );
  expect(mistakes.filter((mistake) => mistake !== undefined)).toEqual([]);
  expect(mistakes.length).toBeGreaterThan(50);
});

test('every file of the repository that a document names exists', () => {
  const named = documents.flatMap((file) => pathsOf(read(file)).map((path) => ({ file, path })));
  expect(named.filter(({ path }) => !exists(path))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test('the README stays short', () => {
  expect(statSync(join(ROOT, 'README.md')).size).toBeLessThanOrEqual(MAX_README_BYTES);
});

test('the light and the dark diagram have the same content', () => {
  const drawing = (scheme: string) =>
    read(`docs/request-${scheme}.svg`).replace(/<style>[^]*?<\/style>/, '');
  expect(drawing('dark')).toBe(drawing('light'));
});
