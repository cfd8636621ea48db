import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../util/process.mts';

/** Variables whose values appear in pages or decide where content comes from. */
const PAGE_VARIABLES = [
  'GATEWAY_URL',
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_MAPS_MAP_ID',
  'PRESS_EMAIL',
  'WHATSAPP_PHONE',
  'RESPONSE_TIME',
];

/** Returns a hash, since a gateway's URL may be private. The default SITE_URL is that of lib/config.ts. */
export function environmentFingerprint(env: NodeJS.ProcessEnv = process.env): string {
  const site = env.SITE_URL || `http://localhost:${env.PORT || 3000}`;
  const values = [site, ...PAGE_VARIABLES.map((name) => env[name] ?? '')];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

function readBuildFile(name: string): string | undefined {
  try {
    return readFileSync(join(buildFolder(), name), 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns Next's id of this build; undefined if there is none, as in development. */
export const buildId = (): string | undefined => readBuildFile('BUILD_ID');
