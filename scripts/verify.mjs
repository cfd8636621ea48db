/**
 * `npm run verify`: installs everything and runs every check, from a bare machine with node, npm
 * and, at most, apt. Ends with the first failure.
 */
import { findChromium } from './chromium.mjs';
import { install, run } from './steps.mjs';

install();
let chromium;
try {
  chromium = await findChromium();
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
console.log(`✓ Chromium: ${chromium}`);

const npm = (script) => run('npm', ['run', script], { CHROMIUM_PATH: chromium });
npm('lint');
npm('format');
npm('types');
npm('unused');
npm('test');
npm('build');
npm('weight');
npm('e2e');
npm('browsers');
console.log('\n✓ Everything passed.');
