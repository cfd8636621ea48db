import 'server-only';
import sharp from 'sharp';
import { createSemaphore, type Permit } from '@/lib/util/semaphore';
import { globalSingleton } from '@/lib/util/global-singleton';

/**
 * How many pictures are converted at a time. Each takes up to 350 MB, and one of the four threads on
 * which Node reads stored pages and pictures too. Twenty seconds are time for sixteen of the
 * costliest; the edge waits 30 s for the whole response.
 */
const BOUNDS = { max: 2, maxWaiting: 200, maxWaitMs: 20_000 };

/** In milliseconds. From the bytes to the conversion Next takes less than one. */
const LONGEST_TO_BEGIN = 50;
const CHECK_EVERY = 20;

// It keeps decoders with all their memory. Next's configuration says the same for its own conversions.
sharp.cache(false);

const { take, handedOn } = globalSingleton('image-conversions', () => ({
  take: createSemaphore(BOUNDS),
  /** Places of pictures that somebody else converts, oldest first, with the time since when. */
  handedOn: new Map<Permit, number>(),
}));

/** Waits for a place to convert a picture; undefined where there is none within twenty seconds. */
export const acquireConversion: () => Promise<Permit | undefined> = take;

/** sharp counts its conversions but does not tell which have ended: the oldest count as ended. */
function releaseConverted(): void {
  const { queue, process } = sharp.counters();
  for (const [place, since] of handedOn) {
    if (handedOn.size <= queue + process) break;
    if (Date.now() - since < LONGEST_TO_BEGIN) continue;
    handedOn.delete(place);
    place.release();
  }
  if (handedOn.size > 0) setTimeout(releaseConverted, CHECK_EVERY).unref();
}

/** Releases a place when the conversion is over that somebody else begins with the bytes, at once. */
export function releaseAfterConversion(place: Permit): void {
  handedOn.set(place, Date.now());
  if (handedOn.size === 1) setTimeout(releaseConverted, CHECK_EVERY).unref();
}
