/**
 * `npm run lock`: adds the optional packages of every platform to package-lock.json (`-- --check`
 * only lists them). npm omits those that a registry does not have, and `npm ci` then fails elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { completed, missingOptionals } from './lock-entries.mjs';

const LOCK = 'package-lock.json';

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const missing = missingOptionals(lock);
if (!process.argv.includes('--check')) {
  writeFileSync(LOCK, `${JSON.stringify(completed(lock), undefined, 2)}\n`);
  console.log(`✓ ${missing.length} entries added.`);
} else if (missing.length > 0) {
  for (const { name, version } of missing) console.error(`✗ ${name} ${version} has no entry`);
  console.error('Run `npm run lock`.');
  process.exit(1);
} else {
  console.log('✓ The lock file has an entry for every platform.');
}
