/**
 * Last step of `npm run build`: makes the key that signs cache entries in Redis, so that other
 * writers of that Redis cannot forge pages.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

const key = randomBytes(32).toString('hex');
const folders = ['.next', '.next/standalone/.next'].filter((folder) => existsSync(folder));
for (const folder of folders) writeFileSync(`${folder}/cache-signing-key`, key, { mode: 0o600 });
