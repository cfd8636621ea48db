import { readFileSync } from 'node:fs';
import { documentedCommands } from '@/scripts/documented-commands.mts';
import { chosen, drills, tableOf } from '@/scripts/drill-table.mjs';
import { scripts } from '@/package.json';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/commands.md'];
/** Whether `npm run drills` runs a script itself, given its name and its command in package.json. */
const isDrill = (name: string, command: string) =>
  ['verify', 'drills', 'build'].includes(name) || drills.some((drill) => drill.command === command);

/** The scripts that a text names, also as `npm run art`, `pdf`, `catalogue` in a table. */
function namedIn(text: string): string[] {
  const first = [...text.matchAll(/`?npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)];
  const others = [...text.matchAll(/^\| `npm run [^|]*`, (`[^|]*)\|/gm)].flatMap(
    ([, more = '']) => [...more.matchAll(/`([\w:-]+)`/g)],
  );
  return [...first, ...others].map(([, name = '']) => name);
}

test('names choose drills in the order of the table; none choose all', () => {
  expect(chosen(['focus', 'release']).map(({ name }) => name)).toEqual(['release', 'focus']);
  expect(chosen([])).toEqual(drills);
  expect(() => chosen(['release', 'focsu'])).toThrow('There is no drill focsu');
});

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
  const commands = new Map(Object.entries(scripts));
  const lost = [...named].filter((name) => {
    const command = commands.get(name);
    return command === undefined || !(started.has(name) || isDrill(name, command));
  });
  expect(lost).toEqual([]);
  expect(named.size).toBeGreaterThan(40);
});

test('every command that the drill starts is in package.json', () => {
  const names = documentedCommands.flatMap(({ command }) => namedIn(command));
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  expect(names).toHaveLength(documentedCommands.length);
});
