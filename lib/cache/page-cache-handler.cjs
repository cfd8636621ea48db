/**
 * The page cache: Next's own file-system cache, behind it what other instances have made where a
 * Redis is shared, and on top of it the rules that make one build safe for any gateway.
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
 * - A page that was invalidated while it was being made is shown once and not stored.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { LRUCache } = require('lru-cache');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const { areTagsExpired } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');
const { pagePolicy } = require('./content-security-policy.cjs');
const { environmentFingerprint } = require('./made-for.cjs');
const { isShared } = require('./redis-client.cjs');
const { readShared, writeShared } = require('./shared-entries.cjs');
const { whenKnown } = require('./shared-tags.cjs');

const FINGERPRINT_HEADER = 'x-made-for';
const POLICY_HEADER = 'content-security-policy';
const TAGS_HEADER = 'x-next-cache-tags';
/** Written as `INCOMPLETE_TAG` in tags.ts, which this file cannot import: it is not bundled. */
const INCOMPLETE_TAG = 'incomplete';
const BUILD_FINGERPRINT_FILE = 'environment-fingerprint';
const MAX_OTHER_ANSWERS = 500;
/** File systems end a name at 255 bytes, and Next adds endings of its own. */
const MAX_PART_BYTES = 200;
/** How long a page stays in Redis: an instance that starts anew finds what the others have made. */
const SHARED_MS = 24 * 60 * 60 * 1000;

const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

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

/** When a page was found missing or due, by key: making it anew begins there. */
const begun = new LRUCache({ max: 5_000 });

/** Looks into Redis that are under way, by key: a page in demand is fetched once. */
const fetches = new Map();

/** Values that a look returned: Next stores one again when making it anew has failed. */
const returned = new WeakSet();

/** Policies by stored value: the same page is not hashed at every visit. */
const policies = new WeakMap();

function policyOf(value) {
  const known = policies.get(value);
  if (known !== undefined) return known;
  const made = pagePolicy(String(value.html));
  policies.set(value, made);
  return made;
}

const isPageKind = (kind) => kind === 'APP_PAGE' || kind === 'APP_ROUTE';
const tagsOf = (value) => String(value.headers?.[TAGS_HEADER] ?? '').split(',');

/** Whether Next is about to make the page anew. */
function isDue({ cacheControl, lastModified }) {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' && Date.now() > lastModified + revalidate * 1000;
}

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
    return this.buildFingerprint() === this.fingerprint && !tagsOf(value).includes(INCOMPLETE_TAG);
  }

  /** The page as another instance has made it, newer than the given one; kept in memory then. */
  async fetchShared(key, own) {
    const fetching = fetches.get(key) ?? readShared('page', key).finally(() => fetches.delete(key));
    fetches.set(key, fetching);
    const other = await fetching;
    if (!other || other.lastModified <= (own?.lastModified ?? 0)) return own;
    FileSystemCache.memoryCache?.set(key, other);
    return other;
  }

  async get(givenKey, context) {
    const key = storableKey(givenKey);
    if (isBuild || !isPageKind(context?.kind)) return super.get(key, context);
    await whenKnown();
    let entry = await super.get(key, context);
    if (!entry?.value || !this.isUsable(entry.value)) entry = null;
    if (isShared() && !context.isFallback && (entry === null || isDue(entry))) {
      entry = await this.fetchShared(key, entry);
    }
    if ((entry === null || isDue(entry)) && !begun.has(key)) begun.set(key, Date.now());
    if (entry === null) return null;
    const headers = { ...entry.value.headers };
    delete headers[FINGERPRINT_HEADER];
    if (entry.value.kind === 'APP_PAGE') headers[POLICY_HEADER] = policyOf(entry.value);
    const value = { ...entry.value, headers };
    returned.add(value);
    return { ...entry, value };
  }

  async set(givenKey, data, context) {
    const key = storableKey(givenKey);
    if (isBuild || !data || !isPageKind(data.kind)) return super.set(key, data, context);
    const isPage = (data.status ?? 200) === 200;
    if (!isPage && !otherAnswers.has(key)) {
      if (otherAnswers.size >= MAX_OTHER_ANSWERS) return;
      otherAnswers.add(key);
    }
    const tags = tagsOf(data);
    const since = begun.get(key) ?? Date.now();
    begun.delete(key);
    if (areTagsExpired(tags, since)) return;
    const headers = { ...data.headers, [FINGERPRINT_HEADER]: this.fingerprint };
    const value = { ...data, headers };
    await super.set(key, value, context);
    if (!isShared() || !isPage || context.isFallback || returned.has(data)) return;
    const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
    await writeShared('page', key, entry, tags, SHARED_MS);
  }
};
