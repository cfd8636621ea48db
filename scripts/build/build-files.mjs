/**
 * A step of `after.mjs`: writes what servers of this build must agree on. The key signs cache
 * entries in Redis, so that other writers of that Redis cannot forge pages. The fingerprint tells for
 * which environment pages were prerendered: builds always use the embedded gateway.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { environmentFingerprint } from '../../lib/server/cache/build-fingerprint.mts';

const key = randomBytes(32).toString('hex');
const fingerprint = environmentFingerprint({ ...process.env, GATEWAY_URL: '' });
const folders = ['.next', '.next/standalone/.next'].filter((folder) => existsSync(folder));
for (const folder of folders) {
  writeFileSync(`${folder}/cache-signing-key`, key, { mode: 0o600 });
  writeFileSync(`${folder}/environment-fingerprint`, fingerprint);
}
