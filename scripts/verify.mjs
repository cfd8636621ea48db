/**
 * `npm run verify`: installs everything and runs every check; ends at the first failure.
 *
 *   npm run verify -- lint types                 only these, on the existing build
 *   npm run verify -- instances -- --shard 1/4   one with its own options
 */
import { delimiter, resolve } from 'node:path';
import { refuseArguments } from '../tools/command-line.mjs';
import { findHeadlessChromium } from './chromium.mjs';
import { choose } from './choose.mjs';
import { installPrograms } from './debian.cjs';
import { install } from './run.mjs';

const LAYERED = 'app components lib data/content instrumentation.ts middleware.ts';

/**
 * Checks start in this order as lanes become free. `lanes` is the number of lanes of a check (default 1),
 * `needsBuild` makes it wait for the build, `needsPrograms` installs browsers and services first.
 *
 * @type {{ name: string, command: string, lanes?: number, needsBuild?: true, needsPrograms?: true }[]}
 */
const checks = [
  { name: 'build', command: 'npm run build' },
  { name: 'lint', command: 'oxlint' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'test', command: 'jest --maxWorkers 1', needsPrograms: true },
  { name: 'e2e', command: 'npm run e2e --', lanes: 2, needsBuild: true, needsPrograms: true },
  {
    name: 'browsers',
    command: 'tsx tests/browsers/run.ts',
    needsBuild: true,
    needsPrograms: true,
  },
  {
    name: 'instances',
    command: 'playwright test --project=instances --workers 1',
    needsBuild: true,
    needsPrograms: true,
  },
  { name: 'types', command: 'npm run types', needsBuild: true },
  { name: 'simulate', command: 'node tests/simulation/run.mts --from 1 --count 10000' },
  { name: 'alerts', command: 'node scripts/alerts.mjs' },
  { name: 'weight', command: 'tsx tools/drills/weight.mts', needsBuild: true },
  { name: 'boundaries', command: `depcruise --config .dependency-cruiser.mjs ${LAYERED}` },
  { name: 'unused', command: 'knip' },
  { name: 'lock', command: 'npm run lock -- --check' },
];

/** Builds never call the gateway, so the checks use a build for which none can be reached. */
const BUILD = { GATEWAY_URL: 'http://127.0.0.1:9', NEXT_TYPES: 'off' };

const LANES = 3;

let chosen;
try {
  chosen = choose(checks, process.argv.slice(2));
} catch (error) {
  refuseArguments(`npm run verify [-- name …] [-- options]. ${error.message}`);
}
const { wanted, options } = chosen;

const seconds = (since) => Math.round((Date.now() - since) / 1000);
const started = Date.now();

install();
const env = {
  // With this path, `node scripts/verify.mjs` finds the same commands as npm.
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
};
let skipped = '';
if (wanted.some(({ needsPrograms }) => needsPrograms)) {
  try {
    env.CHROMIUM_PATH = await findHeadlessChromium();
  } catch (error) {
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
  try {
    installPrograms('redis-server', 'nginx', 'initdb');
  } catch (error) {
    skipped = `the check "instances" is skipped: ${error.message}`;
    if (process.env.CI) throw error;
  }
}

// This import is dynamic, because the package is missing before the installation.
const { concurrently } = await import('concurrently');
const running = new Set();
const rows = [`install ${seconds(started)} s`];

/** Runs one check, its lines prefixed with its name; ends everything if it fails. */
async function run({ name, command }) {
  const since = Date.now();
  const line = [command, ...options].join(' ');
  const { commands, result } = concurrently(
    [{ command: line, name, env: { ...env, ...(name === 'build' ? BUILD : {}) } }],
    { prefix: 'name', padPrefix: false },
  );
  running.add(commands[0]);
  try {
    await result;
  } catch {
    for (const command of running) command.kill();
    console.error(`\n✗ ${name} failed after ${seconds(since)} s.`);
    process.exit(1);
  }
  running.delete(commands[0]);
  rows.push(`${name} ${seconds(since)} s`);
}

let free = LANES;
let built = Promise.resolve();
const underWay = new Set();
for (const check of wanted) {
  const { name, lanes = 1, needsBuild } = check;
  if (name === 'instances' && skipped) continue;
  if (needsBuild) await built;
  while (lanes > free) await Promise.race(underWay);
  free -= lanes;
  const done = run(check).then(() => {
    free += lanes;
    underWay.delete(done);
  });
  underWay.add(done);
  if (name === 'build') built = done;
}
await Promise.all(underWay);

console.log(`\n${rows.join('\n')}\nin all ${seconds(started)} s`);
if (skipped) console.error(`⚠ ${skipped}`);
console.log(`✓ ${wanted.length < checks.length ? 'These passed' : 'Everything passed'}.`);
