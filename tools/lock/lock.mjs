/**
 * `npm run lock`: completes package-lock.json. It adds the optional packages of every platform, because a
 * registry may lack some of them at first and `npm ci` would then fail elsewhere. It adds missing hashes from
 * the registry, and addresses of no registry, with which npm loads a package without looking it up first.
 * `-- --check` only lists what is missing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '../command-line.mjs';
import { completed, missingOptionals, withoutAddress, withoutHash } from './lock-entries.mjs';

const LOCK = 'package-lock.json';

const { values: options } = readArguments('npm run lock [-- --check]', {
  options: { check: { type: 'boolean' } },
});

/** Reads a hash from the registry that npm uses here. Throws if it has none; npm prints its own message. */
function hashOf(name, version) {
  const query = [`${name}@${version}`, 'dist.integrity', '--json'];
  return JSON.parse(execFileSync(process.execPath, [process.env.npm_execpath, 'view', ...query]));
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const missing = missingOptionals(lock);
const unhashed = withoutHash(lock);
const unaddressed = withoutAddress(lock);
if (options.check) {
  for (const { name, version } of missing) console.error(`✗ ${name} ${version} has no entry`);
  for (const path of unhashed) console.error(`✗ ${path} has no integrity`);
  for (const path of unaddressed) console.error(`✗ ${path} has no address, or one of a registry`);
  if (missing.length + unhashed.length + unaddressed.length > 0) {
    console.error('Run `npm run lock`.');
    process.exit(1);
  }
  console.log(
    '✓ The lock file has an entry for every platform, and hash and address of every package.',
  );
} else {
  writeFileSync(LOCK, `${JSON.stringify(completed(lock, hashOf), undefined, 2)}\n`);
  const [entries, hashes, addresses] = [missing, unhashed, unaddressed].map(({ length }) => length);
  console.log(`✓ Added: ${entries} entries, ${hashes} other hashes, ${addresses} addresses.`);
}
