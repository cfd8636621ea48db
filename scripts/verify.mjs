/**
 * `npm run verify`: installs everything and runs every check; ends at the first failure.
 * `npm run verify -- lint types` runs those alone.
 */
import { readFileSync } from 'node:fs';
import { findHeadlessChromium } from './chromium.mjs';
import { install } from './run.mjs';
import { installSystemDeps } from './system-deps.cjs';

/** Builds never call the gateway: what follows is tried on one for which none can be reached. */
const BUILD = { NEXT_OUTPUT: 'standalone', GATEWAY_URL: 'http://127.0.0.1:9', NEXT_TYPES: 'off' };

/**
 * In this order, as processors get free: more at once only wait for one another. Each says how many of
 * two it keeps busy, and whether it waits for the build.
 */
const CHECKS = [
  { check: 'build', processors: 1 },
  { check: 'lint', processors: 1 },
  { check: 'format', processors: 1 },
  { check: 'e2e', processors: 2, isOnBuild: true },
  { check: 'test -- --selectProjects node dom', processors: 2 },
  { check: 'browsers', processors: 1, isOnBuild: true },
  { check: 'instances', processors: 1, isOnBuild: true },
  { check: 'types', processors: 1, isOnBuild: true },
  { check: 'unreachable', processors: 1, isOnBuild: true },
  { check: 'simulate', processors: 2 },
  { check: 'alerts', processors: 1 },
  { check: 'weight', processors: 1, isOnBuild: true },
  { check: 'rooms', processors: 1 },
  { check: 'unused', processors: 1 },
  { check: 'lock -- --check', processors: 1 },
];
const PROCESSORS = 2;

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

let free = PROCESSORS;
let built = Promise.resolve();
const underWay = new Set();
for (const { check, processors, isOnBuild } of CHECKS) {
  if (!isWanted(check)) continue;
  if (isOnBuild) await built;
  while (processors > free) await Promise.race(underWay);
  free -= processors;
  const done = run(check).then(() => {
    free += processors;
    underWay.delete(done);
  });
  underWay.add(done);
  if (check === 'build') built = done;
}
await Promise.all(underWay);

console.log(`\n${rows.join('\n')}\nin all ${seconds(started)} s`);
if (missing.length > 0)
  console.error(`⚠ SKIPPED: the suite "instances", for want of ${missing.join(' and ')}.`);
console.log(`✓ ${wanted.length > 0 ? 'These passed' : 'Everything passed'}.`);
