// When each cache tag was invalidated, for pages and reads alike. Next has such a list too, but only
// its own handlers write it, and the site replaces both of them.
import { LRUCache } from 'lru-cache';

/** The oldest beyond this number are dropped, read or not: everything revalidates by time long before. */
const MAX_TAGS = 10_000;

/** Milliseconds of `now()`. */
export interface TagTimes {
  stale: number;
  expired: number;
}

const times = new LRUCache<string, TagTimes>({ max: MAX_TAGS });

declare global {
  /** How often content was invalidated here. This file is loaded both bundled and unbundled. */
  var contentVersion: number | undefined;
}

/** Changes with every invalidation, for what is made of content and kept outside the caches. */
export const contentVersion = (): number => globalThis.contentVersion ?? 0;

/** The clock of Next's timestamps: finer than the system's, from which it may differ. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Notes since when entries with a tag are stale or expired, in milliseconds since the epoch. */
export function setTagTimes(tag: string, change: Partial<TagTimes>): void {
  times.set(tag, { ...{ stale: 0, expired: 0 }, ...times.peek(tag), ...change });
  globalThis.contentVersion = contentVersion() + 1;
}

/** Invalidates tags now. With a future `expire` they are only stale: what had expired stays so. */
export function invalidateTags(tags: string[], durations?: { expire?: number }): void {
  const at = now();
  const isExpired = !durations?.expire;
  for (const tag of tags) setTagTimes(tag, { stale: at, ...(isExpired && { expired: at }) });
}

/** The last expiration of any of these tags; 0 for none. */
export const lastExpiration = (tags: string[]): number =>
  Math.max(0, ...tags.map((tag) => times.peek(tag)?.expired ?? 0));

/** Whether one of the tags has expired since. */
export const areTagsExpired = (tags: string[], since: number): boolean =>
  lastExpiration(tags) > since;

/** Whether one of the tags was marked stale since. */
export const areTagsStale = (tags: string[], since: number): boolean =>
  tags.some((tag) => (times.peek(tag)?.stale ?? 0) > since);
