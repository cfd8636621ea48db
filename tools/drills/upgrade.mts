/**
 * `npm run drills -- upgrade`: tries another version of Next on a copy of the project and prints a table of what
 * holds. The project itself is left as it is. Needs Chromium; takes some minutes.
 *
 *   npm run drills -- upgrade                     the newest version of this major
 *   npm run drills -- upgrade -- 16.5.0-canary.1  this version
 *   npm run drills -- upgrade -- --keep           leaves the copy, to look into what broke
 *   npm run drills -- upgrade -- --out table.md   also writes the table
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { makeTable } from '@/tools/load/support/table';
import { copyProject } from './project-copy.mts';

/** Specs whose subject is how the site and Next work together. */
const TOGETHER = [
  'delivery',
  'hostile-content',
  'images',
  'observability',
  'odd-requests',
  'redirects',
  'security',
  'stop',
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false }, out: { type: 'string' } },
});

const shell = process.platform === 'win32';
const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const pinned: string = manifest.dependencies.next;

function newestOfMajor(): string {
  const args = ['view', `next@${pinned.split('.')[0]}`, 'version', '--json'];
  const found: unknown = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', shell }));
  const version: unknown = [found].flat().at(-1);
  if (typeof version !== 'string') throw new Error('The registry names no version of Next');
  return version;
}

const version = positionals[0] ?? newestOfMajor();
const folder = await temporaryFolder('upgrade');
const rows: string[][] = [];

/** Runs an npm command in the copy; false where it fails. */
function step(name: string, args: string[]): boolean {
  console.log(`\n› ${name}: npm ${args.join(' ')}`);
  const started = performance.now();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync('npm', args, { cwd: folder.path, stdio: 'inherit', shell, env });
  const seconds = Math.round((performance.now() - started) / 1000);
  const holds = status === 0;
  if (!holds) process.exitCode = 1;
  rows.push([name, holds ? 'holds' : '**breaks**', `${seconds} s`]);
  return holds;
}

/** One after the other: what needs a build is not tried without one. */
function tryAll(): void {
  if (!step('install', ['install', '--no-audit', '--no-fund', '--loglevel=error'])) return;
  step('types', ['run', 'types']);
  const units = ['server', 'app', 'middleware'].map((name) => `tests/unit/${name}`);
  step('unit tests', ['test', '--', ...units]);
  if (!step('build', ['run', 'build'])) return;
  const specs = (...names: string[]) => [
    ...['run', 'e2e', '--'],
    ...names.map((name) => `tests/e2e/${name}.spec.ts`),
  ];
  step('assumptions about Next', specs('next-assumptions'));
  step('on the wire, every page type in a browser', specs(...TOGETHER));
  step('script weights', ['run', 'bench', '--', 'weight', '--measure-empty']);
}

try {
  await copyProject(folder.path);
  const changed = { ...manifest, dependencies: { ...manifest.dependencies, next: version } };
  await writeFile(join(folder.path, 'package.json'), JSON.stringify(changed, null, 2));
  tryAll();
} finally {
  if (options.keep) console.log(`The copy: ${folder.path}`);
  else await folder.remove();
}
const heading = `Next ${version} (pinned: ${pinned})`;
const report = `${heading}\n\n${await makeTable(['What', 'Result', 'Time'], rows)}\n`;
console.log(`\n${report}`);
if (options.out) await writeFile(options.out, report);
