// Limits how many cached pages are regenerated at a time. A publication makes all of them stale at
// once, and each takes some 10 ms of the single thread that also serves visitors.

const MAX_CONCURRENT = 2;
/** A revalidation that never reports its end, such as an uncached response, ends after this, in ms. */
const TIMEOUT_MS = 10_000;

/** Start time by cache key. */
const revalidating = new Map<string, number>();

/** Whether the page may be regenerated now. It then holds its place until `release`. */
export function tryAcquire(key: string): boolean {
  const now = Date.now();
  for (const [other, since] of revalidating) {
    if (now - since > TIMEOUT_MS) revalidating.delete(other);
  }
  if (revalidating.has(key)) return true;
  if (revalidating.size >= MAX_CONCURRENT) return false;
  revalidating.set(key, now);
  return true;
}

/** The page has been regenerated, or that has failed. */
export function release(key: string): void {
  revalidating.delete(key);
}
