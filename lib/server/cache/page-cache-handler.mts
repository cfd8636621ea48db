// Next's cache of rendered pages (`cacheHandler` in next.config.mjs). Builds never call the gateway, so
// prerendered pages are ignored and each page is rendered on its first request.
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { buildFolder } from '../../util/process.mts';
import { preparePage } from '../html/page-html.mts';
import { buildId, environmentFingerprint } from './build-fingerprint.mts';
import { isBuild } from './build-phase.mts';
import { invalidateTags, isInvalidated, now } from './invalidation.mts';
import { createPageStore, removeOtherBuilds, type CachedResponse } from './page-store.mts';
import { INCOMPLETE_TAG, UNSTORED_TAG } from './page-tags.mts';

const TAGS_HEADER = 'x-next-cache-tags';

/** Seconds for which the edge serves a page before it asks whether the page has changed. */
const EDGE_LIFETIME = 2;
/** Seconds until a page is rendered again whose new version was rejected because it lacked a part. */
const RETRY_LIFETIME = 5;

/** Headers for the caches between the site and its visitor, by kind of response. */
const caching = {
  page: { 'cache-control': `public, max-age=0, s-maxage=${EDGE_LIFETIME}, must-revalidate` },
  // The edge stores a redirect only in place of a stored page (deploy/nginx/cache.conf), so that a
  // withdrawn page does not come back. nginx obeys the first of the two headers.
  redirect: { 'x-accel-expires': `${EDGE_LIFETIME}`, 'cache-control': 'private, no-cache' },
  /** Pages for text that a visitor typed. */
  unstored: { 'cache-control': 'no-store' },
};

declare global {
  /** The store of this process. It is global because the metrics are loaded without Next. */
  var pageStore: ReturnType<typeof createPageStore> | undefined;
}

// Next creates an instance of the class per request, so the module holds the state of the process.
const folder = join(/* turbopackIgnore: true */ buildFolder(), 'page-cache');
const build = isBuild ? undefined : buildId();

function openStore() {
  if (build === undefined) return createPageStore(undefined);
  void removeOtherBuilds(folder, build);
  return createPageStore(join(folder, `${build}-${environmentFingerprint()}`));
}

const store = (globalThis.pageStore ??= openStore());

/** The time at which a page was found missing or stale, by key: its next version may hold reads of this age. */
const requestedAt = new LRUCache<string, number>({ max: 5_000 });
/** Versions that Next received from this cache. Next stores one again when its revalidation fails. */
const served = new WeakSet<CachedResponse>();

const tagsOf = ({ headers }: CachedResponse) => String(headers?.[TAGS_HEADER] ?? '').split(',');

const isWhole = (page: CachedResponse) => !tagsOf(page).includes(INCOMPLETE_TAG);

interface SetContext {
  cacheControl?: { revalidate: number | false; expire?: number | undefined };
}

/** Stores rendered pages of this instance in memory and on disk. */
export default class PageCacheHandler {
  async get(key: string, { kind }: { kind: string }) {
    if (isBuild || (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE')) return null;
    const entry = await store.get(key);
    const isStale = entry === undefined || isInvalidated(tagsOf(entry.value), entry.lastModified);
    if (isStale && !requestedAt.has(key)) requestedAt.set(key, now());
    if (entry === undefined) return null;
    served.add(entry.value);
    // Next serves a page that is older than `revalidate` once more and renders it in the background. It
    // refuses a lifetime below a second.
    return isStale ? { ...entry, cacheControl: { ...entry.cacheControl, revalidate: 1 } } : entry;
  }

  async set(key: string, data: CachedResponse | null, context: SetContext): Promise<void> {
    if (isBuild || (data?.kind !== 'APP_PAGE' && data?.kind !== 'APP_ROUTE')) return;
    await this.store(key, data, context);
    // Next would send the `location` of a newly rendered redirect twice.
    delete data.headers?.location;
  }

  private async store(key: string, data: CachedResponse, context: SetContext): Promise<void> {
    const since = requestedAt.get(key) ?? now();
    requestedAt.delete(key);
    const isNew = !served.has(data);
    if (isNew && data.kind === 'APP_PAGE') prepare(data);
    if (tagsOf(data).includes(UNSTORED_TAG)) return;
    const previous = isNew && !isWhole(data) ? await store.get(key) : undefined;
    const isPartial = previous !== undefined && isWhole(previous.value);
    // Part of the gateway is unavailable, so visitors still get the previous complete page.
    const value = isPartial ? previous.value : { ...data, headers: { ...data.headers } };
    await store.set(key, {
      value,
      // A page that was invalidated while it was rendered stays stale.
      lastModified: isNew ? since : now(),
      cacheControl: isPartial ? { revalidate: RETRY_LIFETIME } : context.cacheControl,
    });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await invalidateTags([tags].flat());
  }

  resetRequestCache(): void {}
}

/** Prepares a page for storage, in place: Next sends the same object to the first visitor. */
function prepare(page: CachedResponse): void {
  const { html, headers } = preparePage(page.html ?? '', page.status);
  const isStored = !tagsOf(page).includes(UNSTORED_TAG);
  const kind = (page.status ?? 200) === 200 ? 'page' : 'redirect';
  page.html = html;
  page.headers = {
    ...page.headers,
    ...headers,
    ...caching[isStored ? kind : 'unstored'],
    // The header identifies the build that rendered a copy at the edge.
    ...(build === undefined ? {} : { 'x-release': build }),
  };
  // This second copy of the page's data is for prefetches, which the site does not use.
  page.segmentData?.delete('/_full');
}
