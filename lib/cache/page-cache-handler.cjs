/**
 * The page cache: Next's own file-system cache, and on top of it the rules that make one build
 * safe for any gateway.
 *
 * - Pages made for another gateway or another setting that shows in them (at build time or by an
 *   earlier process) are refused: a fingerprint of both goes with each entry, and one file holds
 *   that of the build.
 * - Pages made at build time while a part of the gateway was unavailable are refused.
 * - Answers other than 200 (redirects of made-up addresses) stay in a bounded number, or anybody
 *   could fill the disk with them.
 * - Each page goes out with a Content-Security-Policy that names its own inline scripts by hash,
 *   so that none needs 'unsafe-inline' and the page still comes from the cache.
 * - Names too long for a file name are kept under their hash.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { pagePolicy } = require('./content-security-policy.cjs');
const { createDiskBudget } = require('./disk-budget.cjs');
const { storeWhole } = require('./whole-files.cjs');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

const FINGERPRINT_HEADER = 'x-made-for';
const POLICY_HEADER = 'content-security-policy';
const TAGS_HEADER = 'x-next-cache-tags';
/** Written as `INCOMPLETE_TAG` in tags.ts, which this file cannot import: it is not bundled. */
const INCOMPLETE_TAG = 'incomplete';
const BUILD_FINGERPRINT_FILE = 'environment-fingerprint';
const MAX_OTHER_ANSWERS = 500;
/** File systems end a name at 255 bytes, and Next adds endings of its own. */
const MAX_PART_BYTES = 200;

const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** The variables whose values stand in a page, or decide where its content comes from. */
const SHAPING_VARIABLES = [
  'GATEWAY_URL',
  'SITE_URL',
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_MAPS_MAP_ID',
  'PRESS_EMAIL',
];

/** What pages are made for: gateway and settings. Hashed, for a gateway's address may be private. */
function environmentFingerprint() {
  const values = SHAPING_VARIABLES.map((name) => process.env[name] ?? '');
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

/**
 * The key as a path of storable names. Addresses are percent-encoded in keys, so no address can
 * hold the `=` that marks a hash.
 */
function storableKey(key) {
  const storable = (part) =>
    Buffer.byteLength(part) > MAX_PART_BYTES
      ? `=${createHash('sha256').update(part).digest('hex')}`
      : part;
  return key.split('/').map(storable).join('/');
}

/** Keys of stored answers other than 200, oldest first. Shared by all instances of the class. */
const otherAnswers = new Set();

const diskBudget = createDiskBudget();

/** Policies by stored value: the same page is not hashed at every visit. */
const policies = new WeakMap();

function policyOf(value) {
  const known = policies.get(value);
  if (known !== undefined) return known;
  const made = pagePolicy(String(value.html));
  policies.set(value, made);
  return made;
}

/**
 * A page with nothing left to render at the visit. Next 16.4 does not write the data (`.rsc`) of
 * such a page where parts of a page may be left (`isRoutePPREnabled`), but reads it, and without
 * it takes the page for absent: after a restart nothing that was stored would be found.
 */
const isWholePage = (value) =>
  value.kind === 'APP_PAGE' && value.rscData !== undefined && value.postponed === undefined;

module.exports = class PageCacheHandler extends FileSystemCache {
  constructor(context) {
    super(context);
    // The middleware makes an instance of its own, which stores nothing and knows no folder.
    this.buildFile = join(context.serverDistDir ?? '', BUILD_FINGERPRINT_FILE);
    this.fingerprint = environmentFingerprint();
    if (isBuild && context.serverDistDir) {
      mkdirSync(context.serverDistDir, { recursive: true });
      writeFileSync(this.buildFile, this.fingerprint);
    }
  }

  buildFingerprint() {
    try {
      return readFileSync(this.buildFile, 'utf8');
    } catch {
      return undefined;
    }
  }

  isUsable(value) {
    const madeFor = value.headers?.[FINGERPRINT_HEADER];
    if (madeFor !== undefined) return madeFor === this.fingerprint;
    const tags = String(value.headers?.[TAGS_HEADER] ?? '').split(',');
    return this.buildFingerprint() === this.fingerprint && !tags.includes(INCOMPLETE_TAG);
  }

  async get(givenKey, context) {
    const key = storableKey(givenKey);
    const entry = await super.get(key, context);
    diskBudget.used(key);
    if (
      isBuild ||
      !entry?.value ||
      (entry.value.kind !== 'APP_PAGE' && entry.value.kind !== 'APP_ROUTE')
    ) {
      return entry;
    }
    if (!this.isUsable(entry.value)) return null;
    const headers = { ...entry.value.headers };
    delete headers[FINGERPRINT_HEADER];
    if (entry.value.kind === 'APP_PAGE') headers[POLICY_HEADER] = policyOf(entry.value);
    return { ...entry, value: { ...entry.value, headers } };
  }

  async set(givenKey, data, context) {
    const key = storableKey(givenKey);
    if (isBuild || !data || (data.kind !== 'APP_PAGE' && data.kind !== 'APP_ROUTE')) {
      return super.set(key, data, context);
    }
    if ((data.status ?? 200) !== 200 && !otherAnswers.has(key)) {
      if (otherAnswers.size >= MAX_OTHER_ANSWERS) return;
      otherAnswers.add(key);
    }
    const headers = { ...data.headers, [FINGERPRINT_HEADER]: this.fingerprint };
    const value = { ...data, headers };
    const storing = {
      ...context,
      isRoutePPREnabled: context?.isRoutePPREnabled && !isWholePage(value),
    };
    const { paths, bytes } = await storeWhole(this, key, (cache) =>
      super.set.call(cache, key, value, storing),
    );
    diskBudget.stored(key, paths, bytes);
  }
};
