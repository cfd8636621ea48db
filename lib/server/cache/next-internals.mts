// What the site needs of Next beyond its documented interfaces; nothing else imports from
// `next/dist`. Without any of it a page is larger or slower, never wrong.
import { createRequire } from 'node:module';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type {
  CachedRouteKind,
  CachedRouteValue,
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache/types';
import { noteBroken } from '../observability/assumptions.mts';

// Next declares its kinds as ambient const enums, whose values cannot be imported. `satisfies`
// compares each literal with the enum's own value, so the assertion after it changes nothing.

/** Next's kind of a rendered page. */
export const APP_PAGE =
  'APP_PAGE' satisfies `${CachedRouteKind.APP_PAGE}` as CachedRouteKind.APP_PAGE;
/** Next's kind of a route handler's response. */
export const APP_ROUTE =
  'APP_ROUTE' satisfies `${CachedRouteKind.APP_ROUTE}` as CachedRouteKind.APP_ROUTE;

export type { CacheHandlerValue };
/** A rendered page, as Next stores it. */
export type CachedPage = IncrementalCachedAppPageValue;
/** What a page or a route left behind. */
export type CachedResponse = CachedPage | CachedRouteValue;

/** Whether an entry is one of these; Next stores others, too. */
export const isCachedResponse = (value: IncrementalCacheValue | null): value is CachedResponse =>
  value?.kind === APP_PAGE || value?.kind === APP_ROUTE;

type FileSystemCache = InstanceType<typeof FileSystemCacheModule.default>;
/** What Next gives a cache handler at its start. */
export type HandlerContext = ConstructorParameters<typeof FileSystemCacheModule.default>[0];
/** What Next says of an entry that it asks for. */
export type GetContext = Parameters<FileSystemCache['get']>[1];
/** What Next says of an entry that it stores. */
export type SetContext = Parameters<FileSystemCache['set']>[2];

const MODULE = 'next/dist/server/lib/incremental-cache/file-system-cache';

/**
 * Reads a page that the build has prerendered. A handler is never asked to store those, and the
 * layout of their files is Next's. Otherwise their first visitors wait until they are rendered.
 */
export async function readPrerendered(
  key: string,
  handlerContext: HandlerContext,
  context: GetContext,
): Promise<CacheHandlerValue | null> {
  try {
    // Required: an import of CommonJS from Node's modules has no default export of its own.
    const { default: Files }: typeof FileSystemCacheModule = createRequire(import.meta.url)(MODULE);
    const files = new Files({ ...handlerContext, flushToDisk: false, maxMemoryCacheSize: 0 });
    return await files.get(key, context);
  } catch {
    noteBroken('prerendered pages can be read');
    return null;
  }
}

/**
 * Changes a rendered page for its first visitor, and an edge that may store it, too: Next sends the
 * object that it has handed to `set`. Otherwise that visitor gets it as Next has rendered it.
 */
export function replaceRendered(
  page: CachedPage,
  sent: Pick<CachedPage, 'html' | 'headers'>,
): void {
  page.html = sent.html;
  page.headers = { ...page.headers, ...sent.headers };
  // The page's data once more, to be fetched ahead; links load documents.
  page.segmentData?.delete('/_full');
}
