/**
 * `npm run drills`: tests before a release, under load, on a machine that does nothing else. Builds the
 * site and runs the drills one after the other; a failed drill does not stop the others.
 *
 *   npm run drills -- faults crash                      runs these
 *   npm run drills -- --no-build lighthouse -- --quick  one with its own options, on the existing build
 */
import { spawnSync } from 'node:child_process';
import { refuseArguments } from '../command-line.mjs';
import { choose } from '../../scripts/choose.mjs';
import { install, run } from '../../scripts/run.mjs';
import { installPrograms } from '../../scripts/debian.cjs';

const suite = (name) => `playwright test --project=drills --workers 1 ${name}`;
const script = (name) => `tsx tools/drills/${name}.mts`;

/** @type {{ name: string, command: string }[]} */
const drills = [
  { name: 'faults', command: script('faults') },
  { name: 'crash', command: script('crash') },
  { name: 'release', command: suite('release') },
  { name: 'strangers', command: suite('strangers') },
  {
    name: 'simulate',
    command:
      'node tests/simulation/run.mts --planted && node tests/simulation/run.mts --count 200000',
  },
  { name: 'weight', command: script('weight') },
  { name: 'lighthouse', command: script('lighthouse') },
  { name: 'throughput', command: script('throughput') },
  { name: 'memory', command: script('memory') },
];

/** Builds never call the gateway. */
const BUILD = { GATEWAY_URL: 'http://127.0.0.1:9' };

let chosen;
try {
  chosen = choose(drills, process.argv.slice(2), ['--no-build']);
} catch (error) {
  refuseArguments(`npm run drills [-- --no-build] [name …] [-- options]. ${error.message}`);
}
const { wanted, flags, options } = chosen;

install();
installPrograms('redis-server', 'nginx', 'initdb', 'wrk');
if (!flags.includes('--no-build')) run('npm', ['run', 'build'], BUILD);

const rows = [];
for (const { name, command } of wanted) {
  const line = [command, ...options].join(' ');
  console.log(`\n› ${name}: ${line}`);
  const started = Date.now();
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit' });
  const seconds = Math.round((Date.now() - started) / 1000);
  rows.push(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) process.exitCode = 1;
}
console.log(`\n${rows.join('\n')}`);
