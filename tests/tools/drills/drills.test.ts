import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { documentedCommands } from '@/tools/drills/documented-commands.mts';
import { drills, tableOf } from '@/tools/drills/table.mjs';
import { scripts } from '@/package.json';
import { checks } from '@/scripts/checks.mjs';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/commands.md'];
/** These name what they run: `npm run bench -- map`. */
const IN_PARTS = ['verify', 'drills', 'bench', 'studio'];

/** The scripts that a text names, with their part, also as `npm run studio -- art`, `pdf` in a table. */
function namedIn(text: string): string[] {
  const rows = text.matchAll(/`npm run (\w+) -- (\w[\w-]*)`((?:, `[\w-]+`)+)/g);
  const others = [...rows].flatMap(([, script, , more = '']) =>
    [...more.matchAll(/`([\w-]+)`/g)].map(([, part]) => `${script} ${part}`),
  );
  const all = text.matchAll(
    /npm (?:run (?:--silent )?)?(start|test|(?<=(?:run|--silent) )[\w:-]+)(?: -- (\w[\w-]*))?/g,
  );
  const first = [...all].map(([, script = '', part]) =>
    part !== undefined && IN_PARTS.includes(script) ? `${script} ${part}` : script,
  );
  return [...first, ...others];
}

/** Whether the drills are made of it. */
const isDrill = (name: string) =>
  ['verify', 'drills', 'build'].includes(name) ||
  drills.some(
    (drill) =>
      name === `drills ${drill.name}` || drill.command === `npm run ${name.replace(' ', ' -- ')}`,
  );

test('the table has a line for each drill, with its outcome and its seconds', () => {
  const outcomes = [
    { name: 'release', isGreen: true, seconds: 231 },
    { name: 'focus', isGreen: false, seconds: 9 },
  ];
  expect(tableOf(outcomes)).toBe('release  ✓ green  231 s\nfocus    ✗ red      9 s');
});

test('every command that a document names exists, and a drill starts it', () => {
  const named = new Set(DOCUMENTS.flatMap((file) => namedIn(readFileSync(file, 'utf8'))));
  const started = new Set(documentedCommands.flatMap(({ command }) => namedIn(command)));
  expect([...named].filter((name) => !started.has(name) && !isDrill(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(40);
});

test('every command that the drill starts exists', () => {
  const parts = new Map([
    ['verify', checks.map(({ name }) => name)],
    ['bench', globSync('*.mts', { cwd: 'tools/load' }).map((file) => basename(file, '.mts'))],
  ]);
  const exists = (name: string) => {
    const [script = '', part = ''] = name.split(' ');
    return script in scripts && parts.get(script)?.includes(part) !== false;
  };
  const names = documentedCommands.flatMap(({ command }) => namedIn(command));
  expect(names.filter((name) => !exists(name))).toEqual([]);
  expect(names).toHaveLength(documentedCommands.length);
});

test('there are few npm scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
});
