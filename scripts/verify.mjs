/** `npm run verify`: installs everything and runs every check; stops at the first failure. */
import { findHeadlessChromium } from './chromium.mjs';
import { installSystemDeps } from './system-deps.cjs';
import { install, run } from './run.mjs';

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

const env = { CHROMIUM_PATH: chromium };
const npm = (script, more) => run('npm', ['run', script], { ...env, ...more });

/** Two at a time; those that take longest come first. */
const sideBySide = (...scripts) =>
  run(
    'concurrently',
    [
      ...['--max-processes', '2', '--kill-others-on-fail', '--timings', '--prefix', '{name}'],
      ...scripts.map((script) => `npm:${script}`),
    ],
    env,
  );

sideBySide('test', 'development', 'types', 'lint', 'format', 'unused', 'rooms', 'lock -- --check');
npm('unreachable');
npm('build', { NEXT_OUTPUT: 'standalone' });
sideBySide('e2e', ...(missing.length > 0 ? [] : ['instances']), 'browsers', 'weight');
if (missing.length > 0) {
  console.error(`\n⚠ SKIPPED: the suite "instances", for want of ${missing.join(' and ')}.`);
  console.log('✓ Everything else passed.');
} else {
  console.log('\n✓ Everything passed.');
}
