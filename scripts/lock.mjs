/**
 * `npm run lock`: completes package-lock.json with the optional packages of every platform, and
 * with `-- --check` only says which are missing. Some registries hold only the packages of their own
 * platform; npm then leaves the others out, and `npm ci` refuses the file on every other machine.
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
