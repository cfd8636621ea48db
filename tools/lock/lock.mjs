/**
 * `npm run lock`: adds to package-lock.json the optional packages of every platform and the hashes that
 * are missing, as the registry gives them (`-- --check` only lists both). npm omits those that a registry
 * does not have at the time, and `npm ci` then fails elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { completed, missingOptionals, withoutHash } from './lock-entries.mjs';

const LOCK = 'package-lock.json';

/** Asks the registry that npm uses here. Throws, with npm's own words printed, where it has none. */
function hashOf(name, version) {
  const query = [`${name}@${version}`, 'dist.integrity', '--json'];
  return JSON.parse(execFileSync(process.execPath, [process.env.npm_execpath, 'view', ...query]));
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const missing = missingOptionals(lock);
const unhashed = withoutHash(lock);
if (process.argv.includes('--check')) {
  for (const { name, version } of missing) console.error(`✗ ${name} ${version} has no entry`);
  for (const path of unhashed) console.error(`✗ ${path} has no integrity`);
  if (missing.length + unhashed.length > 0) {
    console.error('Run `npm run lock`.');
    process.exit(1);
  }
  console.log('✓ The lock file has an entry for every platform, and the hash of every package.');
} else {
  writeFileSync(LOCK, `${JSON.stringify(completed(lock, hashOf), undefined, 2)}\n`);
  console.log(`✓ ${missing.length} entries and ${missing.length + unhashed.length} hashes added.`);
}
