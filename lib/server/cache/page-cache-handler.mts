// The page cache: a store of this process, Redis behind it where instances share one, and rules:
//
// - Builds never call the gateway. Pages rendered for another gateway or settings, or prerendered
//   while a part was unavailable, are ignored and regenerated on first request.
// - Pages are rendered and revalidated a few at a time. A request that waits too long gets 503.
// - A page that was invalidated while it was rendered is sent once and not stored.
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { noteBroken } from '../observability/assumptions.mts';
import { buildFingerprint, buildId, environmentFingerprint } from './build-fingerprint.mts';
import { buildFolder } from '../../util/build-folder.mts';
import { isBuild } from './build-phase.mts';
import type { SharedPage } from './entry-schema.mts';
import {
  APP_PAGE,
  APP_ROUTE,
  isCachedResponse,
  readPrerendered,
  replaceRendered,
  type CachedResponse,
  type CacheHandlerValue,
  type GetContext,
  type HandlerContext,
  type SetContext,
} from './next-internals.mts';
import { INCOMPLETE_TAG, UNSTORED_TAG } from './page-tags.mts';
import { createPageStore, removeOtherBuilds } from './page-store.mts';
import { busyPage } from '../response/static-pages.mts';
import { preparePage } from '../response/prepare-page.mts';
import { readShared, writeShared } from './redis-cache.mts';
import { isShared } from './redis-client.mts';
import { acquireRender, acquireRevalidation, releasePage } from '../admission/page-work.mts';
import { whenSynced } from './tag-invalidation.mts';
import { areTagsExpired, areTagsStale, invalidateTags, now } from './tag-times.mts';

const TAGS_HEADER = 'x-next-cache-tags';
/** Lifetime of a page in Redis: an instance that restarts finds what the others have rendered. */
const SHARED_MS = 24 * 60 * 60 * 1000;
/** By which clocks of instances may differ (docs/operations.md). */
const MAX_AHEAD_MS = 9_000;

// Next makes an instance of the class per request, so state of the process is kept here.

const fingerprint = environmentFingerprint();
const build = buildId();
const stored = build === undefined || isBuild ? undefined : build;
const folder = join(/* turbopackIgnore: true */ buildFolder(), 'page-cache');
const store = createPageStore(stored && join(folder, `${stored}-${fingerprint}`));
if (stored !== undefined) void removeOtherBuilds(folder, stored);
declare global {
  /** For metrics. Next loads this file bundled and unbundled, and uses one of them. */
  var pageStores: Pick<typeof store, 'stats'>[] | undefined;
}
(globalThis.pageStores ??= []).push(store);
/** When a page was found missing or due, by key: its render starts then. */
const renderStartedAt = new LRUCache<string, number>({ max: 5_000 });
const fetches = new Map<string, Promise<SharedPage | undefined>>();
/** What Next was given: it stores one again when its revalidation has failed. */
const served = new WeakSet<CachedResponse>();

const tagsOf = ({ headers }: CachedResponse) => String(headers?.[TAGS_HEADER] ?? '').split(',');

/** Copies at the edge and in Redis say which build has rendered them. */
const ofRelease = build === undefined ? {} : { 'x-release': build };

/** An edge that knows tags purges by type of content: a record is never invalidated without its type. */
const isType = (tag: string) =>
  /^[a-z-]+$/.test(tag) && tag !== INCOMPLETE_TAG && tag !== UNSTORED_TAG;

function prepare(value: CachedResponse): void {
  if (value.kind !== APP_PAGE) return;
  const { html, headers } = preparePage(value.html, value.status);
  const ofContent = { 'cache-tag': tagsOf(value).filter(isType).join(',') };
  replaceRendered(value, { html, headers: { ...headers, ...ofRelease, ...ofContent } });
}

/** The moment from which Next revalidates a page; never for undefined. */
function dueAt({ cacheControl, lastModified }: SharedPage): number {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' ? lastModified + revalidate * 1000 : Infinity;
}

/** Of a process whose clock was ahead: it would be due late, and no invalidation would reach it. */
const isFromFuture = ({ lastModified }: SharedPage) => lastModified > now() + MAX_AHEAD_MS;

const isDue = (entry: SharedPage) => now() > dueAt(entry);

const isStale = (entry: SharedPage) =>
  isDue(entry) || areTagsStale(tagsOf(entry.value), entry.lastModified);

async function readOwn(
  key: string,
  handlerContext: HandlerContext,
  context: GetContext,
): Promise<SharedPage | undefined> {
  const stored = await store.get(key);
  if (stored !== undefined || buildFingerprint() !== fingerprint) return stored;
  const entry = await readPrerendered(key, handlerContext, context);
  if (!entry || !isCachedResponse(entry.value)) return undefined;
  if (tagsOf(entry.value).includes(INCOMPLETE_TAG)) return undefined;
  prepare(entry.value);
  const prerendered = { ...entry, value: entry.value };
  store.keep(key, prerendered);
  return prerendered;
}

/** Another instance's version where it is newer than ours; it is then kept in memory. */
async function readNewer(key: string, own?: SharedPage): Promise<SharedPage | undefined> {
  const fetching = fetches.get(key) ?? readShared('page', key).finally(() => fetches.delete(key));
  fetches.set(key, fetching);
  const other = await fetching;
  if (!other || isFromFuture(other) || other.lastModified <= (own?.lastModified ?? 0)) return own;
  store.keep(key, other);
  return other;
}

/** The busy page as a new entry, whose age Next measures from `lastModified`. */
const busyEntry = (): CacheHandlerValue => ({
  lastModified: now(),
  cacheControl: { revalidate: 1, expire: 1 },
  value: {
    kind: APP_PAGE,
    ...busyPage,
    // The router treats empty data as a failure and requests the page itself.
    rscData: Buffer.alloc(0),
    postponed: undefined,
    segmentData: undefined,
  },
});

/** Next's cache of rendered pages: in files, and in Redis where instances share them. */
export default class PageCacheHandler {
  private readonly context: HandlerContext;

  constructor(context: HandlerContext) {
    this.context = context;
  }

  async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const kind: `${GetContext['kind']}` = context.kind;
    if (isBuild || (kind !== APP_PAGE && kind !== APP_ROUTE)) return null;
    const isFallback = 'isFallback' in context && context.isFallback;
    await whenSynced();
    let entry = await readOwn(key, this.context, context);
    if (entry && (isFromFuture(entry) || areTagsExpired(tagsOf(entry.value), entry.lastModified)))
      entry = undefined;
    if (isShared() && !isFallback && (entry === undefined || isDue(entry))) {
      entry = await readNewer(key, entry);
    }
    if (entry === undefined) {
      const isRendered = kind === APP_PAGE && !isFallback;
      if (isRendered && !(await acquireRender(key))) return busyEntry();
    }
    const stale = entry !== undefined && isStale(entry);
    const isRegenerated = entry === undefined || (stale && acquireRevalidation(key));
    if (isRegenerated && !renderStartedAt.has(key)) renderStartedAt.set(key, now());
    if (entry === undefined) return null;
    served.add(entry.value);
    if (!stale) return entry;
    // Next goes by the age alone. A page whose tags are stale passes for due, and a stale page that
    // may not be regenerated yet for fresh.
    const overdue = Math.max(0, dueAt(entry) - now() + 1);
    return { ...entry, lastModified: isRegenerated ? entry.lastModified - overdue : now() };
  }

  async set(key: string, data: CacheHandlerValue['value'], context: SetContext): Promise<void> {
    if (isBuild || !isCachedResponse(data) || context.fetchCache) return;
    releasePage(key);
    const isRendered = !served.has(data);
    if (isRendered) prepare(data);
    const tags = tagsOf(data);
    const isPage = (data.status ?? 200) === 200;
    // Without tags no publication would ever become visible.
    if (isPage && data.kind === APP_PAGE && !data.headers?.[TAGS_HEADER])
      noteBroken('a rendered page names its cache tags');
    const since = renderStartedAt.get(key) ?? now();
    renderStartedAt.delete(key);
    if (tags.includes(UNSTORED_TAG) || areTagsExpired(tags, since)) return;
    const value = { ...data, headers: { ...data.headers } };
    const entry = { value, lastModified: now(), cacheControl: context.cacheControl };
    await store.set(key, entry);
    if (isShared() && isPage && isRendered && !context.isFallback)
      await writeShared('page', key, entry, tags, SHARED_MS);
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    invalidateTags([tags].flat(), durations);
  }

  resetRequestCache(): void {}
}
