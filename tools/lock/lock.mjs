/**
 * `npm run lock`: adds the optional packages of every platform to package-lock.json (`-- --check`
 * only lists them, and packages without a hash). npm omits those that a registry does not have, and
 * `npm ci` then fails elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { completed, missingOptionals, withoutHash } from './lock-entries.mjs';

const LOCK = 'package-lock.json';

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const missing = missingOptionals(lock);
if (!process.argv.includes('--check')) {
  writeFileSync(LOCK, `${JSON.stringify(completed(lock), undefined, 2)}\n`);
  console.log(`✓ ${missing.length} entries added.`);
} else {
  const { needed, elsewhere } = withoutHash(lock);
  for (const { name, version } of missing) console.error(`✗ ${name} ${version} has no entry`);
  if (missing.length > 0) console.error('Run `npm run lock`.');
  for (const path of needed) console.error(`✗ ${path} has no integrity`);
  if (missing.length + needed.length > 0) process.exit(1);
  console.log(
    '✓ The lock file has an entry for every platform, and every hash of where the site runs.',
  );
  console.log(`  ${elsewhere.length} optional packages of other platforms have no hash.`);
}
