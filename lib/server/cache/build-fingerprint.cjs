/** What a stored entry was made by and for. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The variables whose values stand in a page, or decide where its content comes from. */
const SHAPING_VARIABLES = [
  'GATEWAY_URL',
  'SITE_URL',
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_MAPS_MAP_ID',
  'PRESS_EMAIL',
];

const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * What pages are made for: gateway and settings. Hashed, for a gateway's address may be private.
 * A build takes the embedded gateway whatever GATEWAY_URL says (lib/config.ts).
 */
function environmentFingerprint() {
  const env = { ...process.env, ...(isBuild && { GATEWAY_URL: '' }) };
  const values = SHAPING_VARIABLES.map((name) => env[name] ?? '');
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

function readBuildFile(name) {
  try {
    return readFileSync(join(__dirname, '../../.next', name), 'utf8');
  } catch {
    return undefined;
  }
}

/** The build that runs; undefined where there is none (the development server). */
const buildId = () => readBuildFile('BUILD_ID');

/** What instances of this build sign shared entries with; undefined where there is no build. */
const signingKey = () => readBuildFile('cache-signing-key');

module.exports = { buildId, environmentFingerprint, signingKey };
