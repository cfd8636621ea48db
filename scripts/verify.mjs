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
npm(['verify:tests']);
// Builds never call the gateway: all that follows is tried on one for which none can be reached.
npm(['verify:static'], { NEXT_OUTPUT: 'standalone', GATEWAY_URL: 'http://127.0.0.1:9' });
npm(['verify:build', ...(missing.length > 0 ? [] : ['--', 'npm:mirror-drill'])]);
if (missing.length > 0) {
  console.error(
    `\n⚠ SKIPPED: the suites "instances" and "mirror-drill", for want of ${missing.join(' and ')}.`,
  );
  console.log('✓ Everything else passed.');
} else {
  // Alone: it measures what visitors notice of a crash.
  npm(['instances']);
  console.log('\n✓ Everything passed.');
}
