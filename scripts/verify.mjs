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

const npm = (script, env) => run('npm', ['run', script], { CHROMIUM_PATH: chromium, ...env });
run('npm', ['run', 'lock', '--', '--check']);
npm('lint');
npm('format');
npm('types');
npm('rooms');
npm('unused');
npm('test');
npm('development');
npm('unreachable');
npm('build', { NEXT_OUTPUT: 'standalone' });
npm('weight');
npm('e2e');
npm('browsers');
if (missing.length > 0) {
  console.error(`\n⚠ SKIPPED: the suite "instances", for want of ${missing.join(' and ')}.`);
  console.log('✓ Everything else passed.');
} else {
  npm('instances');
  console.log('\n✓ Everything passed.');
}
