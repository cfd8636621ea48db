/**
 * The page cache: Next's own file-system cache, behind it what other instances have made where a
 * Redis is shared, and on top of it the rules that make one build safe for any gateway.
 *
 * - Pages made for another gateway or another setting that shows in them (at build time or by an
 *   earlier process) are refused: a fingerprint of both goes with each entry, and one file holds
 *   that of the build.
 * - Pages made at build time while a part of the gateway was unavailable are refused.
 * - Responses other than 200 (redirects of made-up addresses) stay in a bounded number, the newest of
 *   them, or anybody could fill the disk; redirects go without the page that Next makes for them.
 * - Each page goes out with a Content-Security-Policy that names its own inline scripts by hash,
 *   so that none needs 'unsafe-inline' and the page still comes from the cache.
 * - Its scripts are asked for once it has been painted, and its data is one script.
 * - Results of searches are never stored: visitors make up their terms.
 * - Names too long for a file name are kept under their hash.
 * - Pages that are to be made anew are so a few at a time, and so are pages that nothing holds yet:
 *   who waits too long gets 503.
 * - A page that was invalidated while it was being made is shown once and not stored.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { LRUCache } = require('lru-cache');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const {
  areTagsExpired,
  areTagsStale,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external');
const { afterPaint } = require('./defer-scripts.cjs');
const { noteBroken } = require('./assumptions.cjs');
const { busyEntry } = require('./busy-page.cjs');
const { pagePolicy } = require('./content-security-policy.cjs');
const { createDiskBudget } = require('./disk-lru.cjs');
const { withJoinedPayload } = require('./merge-flight-scripts.cjs');
const { environmentFingerprint } = require('./build-fingerprint.cjs');
const { isShared } = require('./redis-client.cjs');
const { acquireRender, releaseRender } = require('./render-limiter.cjs');
const { hasTurn, passOn } = require('./revalidation-limiter.cjs');
const { readShared, writeShared } = require('./redis-cache.cjs');
const { isKnown, whenKnown } = require('./tag-invalidation.cjs');
const { storeWhole } = require('./atomic-write.cjs');

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

const diskBudget = createDiskBudget();

/** Looks into Redis that are under way, by key: a page in demand is fetched once. */
const fetches = new Map();

/** What goes out for a stored value: a page in demand is made ready once. */
const shown = new WeakMap();
/** The same values: Next stores one again when making it anew has failed. */
const returned = new WeakSet();

const readyHtml = ({ html }) => afterPaint(withJoinedPayload(String(html)));

function showable(stored) {
  const known = shown.get(stored);
  if (known !== undefined) return known;
  const headers = { ...stored.headers };
  delete headers[FINGERPRINT_HEADER];
  const value = { ...stored, headers };
  if (stored.kind === 'APP_PAGE') {
    value.html = readyHtml(stored);
    headers[POLICY_HEADER] = pagePolicy(value.html);
  }
  shown.set(stored, value);
  returned.add(value);
  return value;
}

/** Written as `routes.plainResults` makes it, which this file cannot import. */
const UNSTORED = '/busqueda/resultados/';

/** Whether Next renders a page where it finds none. */
const isRender = ({ kind, isFallback }) => kind === 'APP_PAGE' && !isFallback;
const isPageKind = (kind) => kind === 'APP_PAGE' || kind === 'APP_ROUTE';
/** What leads elsewhere is not looked at: Next would send 80 kB of an error page along. */
const isRedirect = (status) => status >= 300 && status < 400;
const tagsOf = (value) => String(value.headers?.[TAGS_HEADER] ?? '').split(',');

/** Whether Next is about to make the page anew, by its age. */
function isDue({ cacheControl, lastModified }) {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' && Date.now() > lastModified + revalidate * 1000;
}

/** Whether it is, by its age or because something in it has changed. */
const isStale = (entry) =>
  isDue(entry) || areTagsStale(tagsOf(entry.value), entry.lastModified ?? 0);

// Next makes an instance of the class for every request: what holds for the process stands here.
const fingerprint = environmentFingerprint();
let builtFor;

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
    if (isBuild && context.serverDistDir) {
      mkdirSync(context.serverDistDir, { recursive: true });
      writeFileSync(this.buildFile, fingerprint);
    }
  }

  buildFingerprint() {
    try {
      builtFor ??= readFileSync(this.buildFile, 'utf8');
    } catch {
      // No build, or one of another make: nothing of it is usable.
    }
    return builtFor;
  }

  isUsable(value) {
    const madeFor = value.headers?.[FINGERPRINT_HEADER];
    if (madeFor !== undefined) return madeFor === fingerprint;
    return this.buildFingerprint() === fingerprint && !tagsOf(value).includes(INCOMPLETE_TAG);
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

  async removeOldestOther() {
    const [oldest] = otherAnswers;
    otherAnswers.delete(oldest);
    FileSystemCache.memoryCache?.remove(oldest);
    await diskBudget.removed(oldest);
  }

  async get(givenKey, context) {
    const key = storableKey(givenKey);
    if (isBuild || !isPageKind(context?.kind)) return super.get(key, context);
    if (!isKnown()) await whenKnown();
    let entry = await super.get(key, context);
    diskBudget.used(key);
    if (!entry?.value || !this.isUsable(entry.value)) entry = null;
    if (isShared() && !context.isFallback && (entry === null || isDue(entry))) {
      entry = await this.fetchShared(key, entry);
    }
    const stale = entry !== null && isStale(entry);
    const isRemade = entry === null || (stale && hasTurn(key));
    if (entry === null && isRender(context) && !(await acquireRender(key))) return busyEntry();
    if (isRemade && !begun.has(key)) begun.set(key, Date.now());
    if (entry === null) return null;
    // One whose turn has not come passes for fresh.
    const lastModified = stale && !isRemade ? Date.now() : entry.lastModified;
    return { ...entry, lastModified, value: showable(entry.value) };
  }

  async set(givenKey, data, context) {
    const key = storableKey(givenKey);
    if (isBuild || !data || !isPageKind(data.kind)) return super.set(key, data, context);
    passOn(key);
    releaseRender(key);
    // Next sends the page on from this very value: its first answer may be stored at an edge.
    if (data.kind === 'APP_PAGE') {
      data.html = isRedirect(data.status) ? '' : readyHtml(data);
      data.headers = { ...data.headers, [POLICY_HEADER]: pagePolicy(data.html) };
    }
    if (givenKey.startsWith(UNSTORED)) return;
    const isPage = (data.status ?? 200) === 200;
    // The oldest makes room: refusing the new one would leave a withdrawn page up as it was.
    otherAnswers.delete(key);
    if (!isPage) otherAnswers.add(key);
    if (otherAnswers.size > MAX_OTHER_ANSWERS) await this.removeOldestOther();
    // Without them no publish would ever be seen.
    if (isPage && data.kind === 'APP_PAGE' && !data.headers?.[TAGS_HEADER])
      noteBroken('a rendered page names its cache tags');
    const tags = tagsOf(data);
    const since = begun.get(key) ?? Date.now();
    begun.delete(key);
    if (areTagsExpired(tags, since)) return;
    const headers = { ...data.headers, [FINGERPRINT_HEADER]: fingerprint };
    const value = { ...data, headers };
    const storing = {
      ...context,
      isRoutePPREnabled: context?.isRoutePPREnabled && !isWholePage(value),
    };
    const { paths, bytes } = await storeWhole(this, key, (cache) =>
      super.set.call(cache, key, value, storing),
    );
    diskBudget.stored(key, paths, bytes);
    if (!isShared() || !isPage || context.isFallback || returned.has(data)) return;
    const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
    await writeShared('page', key, entry, tags, SHARED_MS);
  }
};
