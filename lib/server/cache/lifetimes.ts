import { config } from '@/lib/config';

// After `revalidate` seconds Next revalidates a read in the background. For `stale` seconds (at least 30
// on a static page) the browser's router may reuse it. Nothing expires by time: when a revalidation
// fails, the last page stays.
const NEVER = 31_536_000;

const atMost = (seconds: number) => Math.min(seconds, config.contentLifetime);

/** Lifetimes of cached gateway reads by outcome, in seconds, for Next's `cacheLife`. */
export const lifetimes = {
  found: { stale: 60, revalidate: config.contentLifetime, expire: NEVER },
  missing: { stale: 30, revalidate: atMost(30), expire: NEVER },
  /** Short enough that a page recovers soon, long enough to spare a failing gateway. */
  unavailable: { stale: 30, revalidate: atMost(5), expire: NEVER },
} as const;
