/**
 * The last step of `npm run build`: makes the key with which the instances of this build sign what
 * they share in Redis, so that nobody else who can write there writes pages of the site.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

const key = randomBytes(32).toString('hex');
const folders = ['.next', '.next/standalone/.next'].filter((folder) => existsSync(folder));
for (const folder of folders) writeFileSync(`${folder}/cache-signing-key`, key, { mode: 0o600 });
