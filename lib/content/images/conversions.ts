import 'server-only';
import sharp from 'sharp';
import { ConcurrencyLimit, type Permit } from '@/lib/util/concurrency-limit.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

// A conversion takes up to 350 MB and one of the four threads that also read files. In 20 s, 16 of
// the most expensive ones finish; nginx waits 30 s for a response.
const BOUNDS = { max: 2, maxWaiting: 200, maxWaitMs: 20_000 };

/** Next starts a conversion less than 1 ms after it has the bytes. */
const START_LIMIT_MS = 50;
const POLL_MS = 20;

// The cache would keep decoders with all their memory; next.config disables it for Next's own.
sharp.cache(false);

const { limit, inUse } = globalSingleton('image-conversions', () => ({
  limit: new ConcurrencyLimit(BOUNDS),
  /** Permits of conversions that Next does, oldest first, with the time of their start. */
  inUse: new Map<Permit, number>(),
}));

/** Waits up to 20 s for a permit to convert an image; undefined without one. */
export const acquireConversion = (): Promise<Permit | undefined> => limit.acquire();

/** sharp only counts its conversions, so the oldest are taken as finished. */
function releaseFinished(): void {
  const { queue, process } = sharp.counters();
  for (const [permit, since] of inUse) {
    if (inUse.size <= queue + process) break;
    if (performance.now() - since < START_LIMIT_MS) continue;
    inUse.delete(permit);
    permit.release();
  }
  if (inUse.size > 0) setTimeout(releaseFinished, POLL_MS).unref();
}

/** Releases a permit once the conversion that Next is about to start has finished. */
export function releaseAfterConversion(permit: Permit): void {
  inUse.set(permit, performance.now());
  if (inUse.size === 1) setTimeout(releaseFinished, POLL_MS).unref();
}
