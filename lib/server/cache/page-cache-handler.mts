/**
 * The page cache: Next's own file-system cache, Redis behind it where instances share one, and rules:
 *
 * - Builds never call the gateway. Pages rendered for another gateway or settings, or prerendered
 *   while a part was unavailable, are ignored and regenerated on first request.
 * - The newest 500 responses other than 200 are kept, or random URLs could fill the disk. Search
 *   results, whose number is unbounded, are never stored.
 * - Pages are sent with a policy that names their inline scripts by hash, and with deferred scripts.
 * - Pages are rendered and revalidated a few at a time. A request that waits too long gets 503.
 * - A page that was invalidated while it was rendered is sent once and not stored.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types';
import { noteBroken } from './assumptions.mts';
import { writeAtomically } from './atomic-write.mts';
import { environmentFingerprint } from './build-fingerprint.mts';
import { isBuild } from './build-phase.mts';
import { busyEntry } from './busy-page.mts';
import { pagePolicy } from './content-security-policy.mts';
import { deferScripts } from './defer-scripts.mts';
import { createDiskLru } from './disk-lru.mts';
import type { SharedPage } from './entry-schema.mts';
import { INCOMPLETE_TAG } from './incomplete-tag.mts';
import { mergeFlightScripts } from './merge-flight-scripts.mts';
import {
  APP_PAGE,
  isCachedResponse,
  READ_APP_PAGE,
  READ_APP_ROUTE,
  type CachedResponse,
} from './next-kinds.mts';
import { readShared, writeShared } from './redis-cache.mts';
import { isShared } from './redis-client.mts';
import { acquireRender, releaseRender } from './render-limiter.mts';
import { release, tryAcquire } from './revalidation-limiter.mts';
import { isSynced, whenSynced } from './tag-invalidation.mts';

/** Required, because an import of CommonJS from Node's modules has no default export of its own. */
const { default: FileSystemCache }: typeof FileSystemCacheModule = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
);
type Context = ConstructorParameters<typeof FileSystemCache>[0];
type GetContext = Parameters<CacheHandler['get']>[1];
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;

const FINGERPRINT_HEADER = 'x-made-for';
const POLICY_HEADER = 'content-security-policy';
const TAGS_HEADER = 'x-next-cache-tags';
const BUILD_FINGERPRINT_FILE = 'environment-fingerprint';
const MAX_NON_200 = 500;
/** File systems limit a name to 255 bytes, and Next adds suffixes. */
const MAX_SEGMENT_BYTES = 200;
/** Lifetime of a page in Redis: an instance that restarts finds what the others have rendered. */
const SHARED_MS = 24 * 60 * 60 * 1000;
/** Prefix of `routes.plainResults`, which this file cannot import: it is not bundled. */
const UNSTORED = '/busqueda/resultados/';

// The key with storable path segments. URLs are percent-encoded in keys, so none contains the `=`
// that marks a hash.
function storableKey(key: string): string {
  const storable = (segment: string) =>
    Buffer.byteLength(segment) > MAX_SEGMENT_BYTES
      ? `=${createHash('sha256').update(segment).digest('hex')}`
      : segment;
  return key.split('/').map(storable).join('/');
}

// Next makes an instance of the class per request, so state of the process is kept here.

/** Oldest first. */
const non200Keys = new Set<string>();
/** When a page was found missing or due, by key: its render starts then. */
const renderStartedAt = new LRUCache<string, number>({ max: 5_000 });
const diskLru = createDiskLru();
const fetches = new Map<string, Promise<SharedPage | undefined>>();
const prepared = new WeakMap<CachedResponse, CachedResponse>();
/** Prepared values: Next stores one again when its revalidation has failed. */
const preparedValues = new WeakSet<CachedResponse>();
const fingerprint = environmentFingerprint();
let builtFor: string | undefined;

const prepareHtml = (html: string) => deferScripts(mergeFlightScripts(html));

function prepareResponse(cached: CachedResponse): CachedResponse {
  const known = prepared.get(cached);
  if (known !== undefined) return known;
  const headers = { ...cached.headers };
  delete headers[FINGERPRINT_HEADER];
  let value: CachedResponse;
  if (cached.kind === APP_PAGE) {
    const html = prepareHtml(cached.html);
    value = { ...cached, html, headers: { ...headers, [POLICY_HEADER]: pagePolicy(html) } };
  } else {
    value = { ...cached, headers };
  }
  prepared.set(cached, value);
  preparedValues.add(value);
  return value;
}

/** Next would send 80 kB of an error page along with a redirect. */
const isRedirect = (status = 200) => status >= 300 && status < 400;
const tagsOf = ({ headers }: CachedResponse) => String(headers?.[TAGS_HEADER] ?? '').split(',');

function isDue({ cacheControl, lastModified }: CacheHandlerValue): boolean {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' && Date.now() > lastModified + revalidate * 1000;
}

const isStale = (entry: SharedPage) =>
  isDue(entry) || areTagsStale(tagsOf(entry.value), entry.lastModified ?? 0);

// Whether nothing is left to render per request. Next 16.4 does not write the data (`.rsc`) of such
// a page where `isRoutePPREnabled`, but reads it: after a restart no cached page would be found.
const isComplete = (value: CachedResponse) =>
  value.kind === APP_PAGE && value.rscData !== undefined && value.postponed === undefined;

/** Changes the value that Next sends on too: an edge may store this first response. */
function prepareFirstResponse(page: IncrementalCachedAppPageValue): void {
  page.html = isRedirect(page.status) ? '' : prepareHtml(page.html);
  page.headers = { ...page.headers, [POLICY_HEADER]: pagePolicy(page.html) };
}

export default class PageCacheHandler extends FileSystemCache {
  private readonly context: Context;
  private readonly buildFile: string;

  constructor(context: Context) {
    super(context);
    this.context = context;
    // The middleware makes an instance of its own, which stores nothing and has no folder.
    this.buildFile = join(context.serverDistDir ?? '', BUILD_FINGERPRINT_FILE);
    if (isBuild && context.serverDistDir) {
      mkdirSync(context.serverDistDir, { recursive: true });
      writeFileSync(this.buildFile, fingerprint);
    }
  }

  private buildFingerprint(): string | undefined {
    try {
      builtFor ??= readFileSync(this.buildFile, 'utf8');
    } catch {}
    return builtFor;
  }

  private isUsable(value: CachedResponse): boolean {
    const renderedFor = value.headers?.[FINGERPRINT_HEADER];
    if (renderedFor !== undefined) return renderedFor === fingerprint;
    return this.buildFingerprint() === fingerprint && !tagsOf(value).includes(INCOMPLETE_TAG);
  }

  private pagesInMemory() {
    const { maxMemoryCacheSize } = this.context;
    return maxMemoryCacheSize ? getMemoryCache(maxMemoryCacheSize) : undefined;
  }

  /** Another instance's version where it is newer than ours; it is then kept in memory. */
  private async fetchShared(key: string, own: SharedPage | null): Promise<SharedPage | null> {
    const fetching = fetches.get(key) ?? readShared('page', key).finally(() => fetches.delete(key));
    fetches.set(key, fetching);
    const other = await fetching;
    if (!other || other.lastModified <= (own?.lastModified ?? 0)) return own;
    this.pagesInMemory()?.set(key, other);
    return other;
  }

  private async removeOldestNon200(): Promise<void> {
    const [oldest] = non200Keys;
    if (oldest === undefined) return;
    non200Keys.delete(oldest);
    this.pagesInMemory()?.remove(oldest);
    await diskLru.remove(oldest);
  }

  private async readOwn(key: string, context: GetContext): Promise<SharedPage | null> {
    const entry = await super.get(key, context);
    if (!entry || !isCachedResponse(entry.value) || !this.isUsable(entry.value)) return null;
    return { ...entry, value: entry.value };
  }

  override async get(givenKey: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const key = storableKey(givenKey);
    if (isBuild || (context?.kind !== READ_APP_PAGE && context?.kind !== READ_APP_ROUTE)) {
      return super.get(key, context);
    }
    if (!isSynced()) await whenSynced();
    let entry = await this.readOwn(key, context);
    diskLru.touch(key);
    if (isShared() && !context.isFallback && (entry === null || isDue(entry))) {
      entry = await this.fetchShared(key, entry);
    }
    if (entry === null) {
      const isRendered = context.kind === READ_APP_PAGE && !context.isFallback;
      if (isRendered && !(await acquireRender(key))) return busyEntry();
    }
    const stale = entry !== null && isStale(entry);
    const isRegenerated = entry === null || (stale && tryAcquire(key));
    if (isRegenerated && !renderStartedAt.has(key)) renderStartedAt.set(key, Date.now());
    if (entry === null) return null;
    // A stale page that may not be regenerated yet passes for fresh.
    const lastModified = stale && !isRegenerated ? Date.now() : entry.lastModified;
    return { ...entry, lastModified, value: prepareResponse(entry.value) };
  }

  override async set(
    givenKey: string,
    data: SetArguments[1],
    context: SetArguments[2],
  ): Promise<void> {
    const key = storableKey(givenKey);
    if (isBuild || !isCachedResponse(data) || context?.fetchCache) {
      return super.set(key, data, context);
    }
    release(key);
    releaseRender(key);
    if (data.kind === APP_PAGE) prepareFirstResponse(data);
    if (givenKey.startsWith(UNSTORED)) return;
    const isPage = (data.status ?? 200) === 200;
    // The oldest makes room: refusing the new one would leave a withdrawn page online.
    non200Keys.delete(key);
    if (!isPage) non200Keys.add(key);
    if (non200Keys.size > MAX_NON_200) await this.removeOldestNon200();
    // Without tags no publication would ever become visible.
    if (isPage && data.kind === APP_PAGE && !data.headers?.[TAGS_HEADER])
      noteBroken('a rendered page names its cache tags');
    const tags = tagsOf(data);
    const since = renderStartedAt.get(key) ?? Date.now();
    renderStartedAt.delete(key);
    if (areTagsExpired(tags, since)) return;
    const value = { ...data, headers: { ...data.headers, [FINGERPRINT_HEADER]: fingerprint } };
    const storing = {
      ...context,
      isRoutePPREnabled: context?.isRoutePPREnabled && !isComplete(value),
    };
    const { paths, bytes } = await writeAtomically(this.context.fs, key, (fs) =>
      new FileSystemCache({ ...this.context, fs }).set(key, value, storing),
    );
    diskLru.add(key, paths, bytes);
    if (!isShared() || !isPage || context.isFallback || preparedValues.has(data)) return;
    const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
    await writeShared('page', key, entry, tags, SHARED_MS);
  }
}
