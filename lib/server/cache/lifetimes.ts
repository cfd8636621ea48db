/**
 * How long a gateway read is kept, by its outcome. Seconds, in the words of Next's `cacheLife`:
 * `revalidate` is when the server refreshes in the background, `stale` what the browser's router
 * may keep (30 s is the least a static page allows). Nothing expires by time: when a refresh
 * fails, the last good page stays.
 */
const NEVER = 31_536_000;

export const lifetimes = {
  found: { stale: 60, revalidate: 120, expire: NEVER },
  missing: { stale: 30, revalidate: 30, expire: NEVER },
  /** Short, so that a page heals soon, and long enough not to hammer a sick gateway. */
  unavailable: { stale: 30, revalidate: 5, expire: NEVER },
} as const;
