import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuild } from './build-phase.mts';

/** Variables whose values appear in pages or decide where content comes from. */
const PAGE_VARIABLES = [
  'GATEWAY_URL',
  'SITE_URL',
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_MAPS_MAP_ID',
  'PRESS_EMAIL',
];

/** Hashed, because a gateway's URL may be private. Builds always use the embedded gateway. */
export function environmentFingerprint(): string {
  const env: NodeJS.ProcessEnv = { ...process.env, ...(isBuild && { GATEWAY_URL: '' }) };
  const values = PAGE_VARIABLES.map((name) => env[name] ?? '');
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

function readBuildFile(name: string): string | undefined {
  try {
    return readFileSync(join(import.meta.dirname, '../../../.next', name), 'utf8');
  } catch {
    return undefined;
  }
}

export const buildId = (): string | undefined => readBuildFile('BUILD_ID');

/** Key with which instances of this build sign entries in Redis; undefined without a build. */
export const signingKey = (): string | undefined => readBuildFile('cache-signing-key');
