import type {
  CachedRouteKind,
  CachedRouteValue,
  IncrementalCachedAppPageValue,
  IncrementalCacheKind,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache/types';

// Next declares its kinds as ambient const enums, whose values cannot be imported. `satisfies`
// compares each literal with the enum's own value, so the assertion after it changes nothing.

/** Kinds of cached values. */
export const APP_PAGE =
  'APP_PAGE' satisfies `${CachedRouteKind.APP_PAGE}` as CachedRouteKind.APP_PAGE;
export const APP_ROUTE =
  'APP_ROUTE' satisfies `${CachedRouteKind.APP_ROUTE}` as CachedRouteKind.APP_ROUTE;

/** Kinds of reads. */
export const READ_APP_PAGE =
  'APP_PAGE' satisfies `${IncrementalCacheKind.APP_PAGE}` as IncrementalCacheKind.APP_PAGE;
export const READ_APP_ROUTE =
  'APP_ROUTE' satisfies `${IncrementalCacheKind.APP_ROUTE}` as IncrementalCacheKind.APP_ROUTE;

export type CachedResponse = IncrementalCachedAppPageValue | CachedRouteValue;

export const isCachedResponse = (value: IncrementalCacheValue | null): value is CachedResponse =>
  value?.kind === APP_PAGE || value?.kind === APP_ROUTE;
