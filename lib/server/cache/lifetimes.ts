import { config } from '@/lib/config';

// Lifetimes of gateway reads by outcome, in seconds, for Next's `cacheLife`: after `revalidate` the
// server revalidates in the background, for `stale` the browser's router may keep it (at least 30 s
// on a static page). Nothing expires by time: when a revalidation fails, the last page stays.
const NEVER = 31_536_000;

const atMost = (seconds: number) => Math.min(seconds, config.contentLifetime);

/** Of cached reads by their outcome, in seconds. */
export const lifetimes = {
  found: { stale: 60, revalidate: config.contentLifetime, expire: NEVER },
  missing: { stale: 30, revalidate: atMost(30), expire: NEVER },
  /** Short, so that a page recovers soon, and long enough to spare a failing gateway. */
  unavailable: { stale: 30, revalidate: atMost(5), expire: NEVER },
} as const;
