/**
 * `npm run verify`: installs everything and runs every check, in two lanes since there are two
 * processors; ends at the first failure. `npm run verify -- lint types` runs those alone.
 */
import { readFileSync } from 'node:fs';
import { findHeadlessChromium } from './chromium.mjs';
import { install } from './run.mjs';
import { installSystemDeps } from './system-deps.cjs';

/** Builds never call the gateway: what follows is tried on one for which none can be reached. */
const BUILD = { NEXT_OUTPUT: 'standalone', GATEWAY_URL: 'http://127.0.0.1:9', NEXT_TYPES: 'off' };

/**
 * Each lane runs its checks in turn; those after the build wait for it. Two browsers and one process of
 * unit tests keep two processors busy: more of them only wait for one another.
 */
const FIRST_LANE = ['build', 'e2e -- --workers 2'];
const SECOND_LANE = {
  beforeBuild: ['lint', 'test -- --maxWorkers 1'],
  afterBuild: [
    'instances',
    'browsers',
    'weight',
    'unreachable',
    'types',
    'format',
    'unused',
    'rooms',
    'alerts',
    'lock -- --check',
  ],
};

const budgets = JSON.parse(readFileSync(new URL('../tests/budgets.json', import.meta.url), 'utf8'));
const seconds = (since) => Math.round((Date.now() - since) / 1000);
const started = Date.now();
const nameOf = (check) => check.split(' ')[0];

install();
let chromium;
try {
  chromium = await findHeadlessChromium();
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
console.log(`✓ Chromium: ${chromium}`);

const missing = installSystemDeps();
if (missing.length > 0 && process.env.CI) {
  console.error(`✗ No ${missing.join(' and ')}: the suite "instances" is never skipped in CI.`);
  process.exit(1);
}
const wanted = process.argv.slice(2);
const isWanted = (check) =>
  (wanted.length === 0 || wanted.includes(nameOf(check))) &&
  (missing.length === 0 || check !== 'instances');

// A package: there is none before the installation.
const { concurrently } = await import('concurrently');
const running = new Set();
const rows = [`install ${seconds(started)} s`];

/** Runs one npm script, its lines prefixed with its name; ends everything if it fails. */
async function run(check) {
  if (!isWanted(check)) return;
  const since = Date.now();
  const name = nameOf(check);
  const env = { CHROMIUM_PATH: chromium, NEXT_TELEMETRY_DISABLED: '1' };
  const { commands, result } = concurrently(
    [{ command: `npm run ${check}`, name, env: { ...env, ...(check === 'build' ? BUILD : {}) } }],
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
  const budget = budgets[name];
  const isOver = budget !== undefined && seconds(since) > budget;
  rows.push(`${name} ${seconds(since)} s of ${budget}${isOver ? ' ⚠ over its budget' : ''}`);
}

async function inTurn(checks) {
  for (const check of checks) await run(check);
}

const [build, ...onBuild] = FIRST_LANE;
const built = run(build);
await Promise.all([
  built.then(() => inTurn(onBuild)),
  Promise.all([inTurn(SECOND_LANE.beforeBuild), built]).then(() => inTurn(SECOND_LANE.afterBuild)),
]);

console.log(`\n${rows.join('\n')}\nin all ${seconds(started)} s`);
if (missing.length > 0)
  console.error(`⚠ SKIPPED: the suite "instances", for want of ${missing.join(' and ')}.`);
console.log(`✓ ${wanted.length > 0 ? 'These passed' : 'Everything passed'}.`);
