/**
 * `npm run verify`: installs everything and runs every check; ends at the first failure.
 *
 *   npm run verify -- lint types                 these alone; on the build that stands
 *   npm run verify -- instances -- --shard 1/4   one, with options of its own
 */
import { delimiter, resolve } from 'node:path';
import { findHeadlessChromium } from './chromium.mjs';
import { checks } from './checks.mjs';
import { choose } from './choose.mjs';
import { install } from './run.mjs';
import { installSystemDeps } from './system-deps.cjs';

/** Builds never call the gateway: what follows is tried on one for which none can be reached. */
const BUILD = { NEXT_OUTPUT: 'standalone', GATEWAY_URL: 'http://127.0.0.1:9', NEXT_TYPES: 'off' };

const LANES = 3;

let chosen;
try {
  chosen = choose(checks, process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
const { wanted, options } = chosen;

const seconds = (since) => Math.round((Date.now() - since) / 1000);
const started = Date.now();

install();
const hasPrograms = wanted.some(({ programs }) => programs);
let chromium;
try {
  if (hasPrograms) console.log(`✓ Chromium: ${(chromium = await findHeadlessChromium())}`);
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}

const missing = hasPrograms ? installSystemDeps() : [];
if (missing.length > 0 && process.env.CI) {
  console.error(`✗ No ${missing.join(' and ')}: the suite "instances" is never skipped in CI.`);
  process.exit(1);
}

// A package: there is none before the installation.
const { concurrently } = await import('concurrently');
const running = new Set();
const rows = [`install ${seconds(started)} s`];

const env = {
  // `node scripts/verify.mjs` finds what npm would.
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
};

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
  const { name, lanes, isOnBuild } = check;
  if (name === 'instances' && missing.length > 0) continue;
  if (isOnBuild) await built;
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
if (missing.length > 0)
  console.error(`⚠ SKIPPED: the suite "instances", for want of ${missing.join(' and ')}.`);
console.log(`✓ ${wanted.length < checks.length ? 'These passed' : 'Everything passed'}.`);
