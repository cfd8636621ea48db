import 'server-only';
import sharp from 'sharp';
import { processWide } from '@/lib/process-wide';

/**
 * How many pictures are read and converted at a time. Each takes up to 350 MB, and one of the four
 * threads on which Node reads stored pages and pictures too.
 */
const MAX_UNDER_WAY = 2;
const MAX_WAITING = 200;
/** Time for sixteen of the costliest; the edge waits 30 s for the whole response. */
const MAX_WAIT_MS = 20_000;

/** In milliseconds. From the bytes to the conversion Next takes less than one. */
const LONGEST_TO_BEGIN = 50;
const CHECK_EVERY = 20;

// It keeps decoders with all their memory. Next's configuration says the same for its own conversions.
sharp.cache(false);

/** The right to read a picture and convert it. */
export interface ConversionPlace {
  /** Ends it. */
  release(): void;
  /** Ends it when the conversion is over that somebody else begins with the bytes, at once. */
  releaseOnceConverted(): void;
}

const state = processWide('image-conversions', () => ({
  held: new Set<ConversionPlace>(),
  /** Those that somebody else converts, oldest first, with the time since when. */
  passedOn: new Map<ConversionPlace, number>(),
  waiting: new Set<() => void>(),
}));

function release(place: ConversionPlace): void {
  state.passedOn.delete(place);
  if (!state.held.delete(place)) return;
  const [next] = state.waiting;
  next?.();
}

/** sharp counts its conversions but does not tell which have ended: the oldest count as ended. */
function releaseConverted(): void {
  const { queue, process } = sharp.counters();
  for (const [place, since] of state.passedOn) {
    if (state.passedOn.size <= queue + process) break;
    if (Date.now() - since >= LONGEST_TO_BEGIN) release(place);
  }
  if (state.passedOn.size > 0) setTimeout(releaseConverted, CHECK_EVERY).unref();
}

function newPlace(): ConversionPlace {
  const place = {
    release: () => release(place),
    releaseOnceConverted: () => {
      if (!state.held.has(place)) return;
      state.passedOn.set(place, Date.now());
      if (state.passedOn.size === 1) setTimeout(releaseConverted, CHECK_EVERY).unref();
    },
  };
  state.held.add(place);
  return place;
}

/**
 * Waits for a place to convert a picture, to be taken before its bytes are read.
 *
 * @returns undefined where too many wait, or none came free in twenty seconds.
 */
export async function takeConversionPlace(): Promise<ConversionPlace | undefined> {
  if (state.held.size < MAX_UNDER_WAY) return newPlace();
  if (state.waiting.size >= MAX_WAITING) return undefined;
  return new Promise((resolve) => {
    const leave = () => {
      clearTimeout(timer);
      state.waiting.delete(enter);
    };
    const enter = () => {
      leave();
      resolve(newPlace());
    };
    const timer = setTimeout(() => {
      leave();
      resolve(undefined);
    }, MAX_WAIT_MS);
    state.waiting.add(enter);
  });
}
