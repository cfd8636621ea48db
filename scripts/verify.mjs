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

const npm = (args, env) => run('npm', ['run', ...args], { CHROMIUM_PATH: chromium, ...env });
npm(['verify:source']);
npm(['unreachable']);
npm(['build'], { NEXT_OUTPUT: 'standalone' });
if (missing.length > 0) {
  npm(['verify:build']);
  console.error(`\n⚠ SKIPPED: the suite "instances", for want of ${missing.join(' and ')}.`);
  console.log('✓ Everything else passed.');
} else {
  npm(['verify:build', '--', 'npm:instances']);
  console.log('\n✓ Everything passed.');
}
