import 'server-only';
import { LRUCache } from 'lru-cache';
import { readImageFile } from '@/lib/content/images/image-file';
import { acquireConversion } from '@/lib/content/images/conversions';
import { isConvertible } from '@/lib/content/images/convertible';
import { createSemaphore, type Permit } from '@/lib/util/semaphore';
import { globalSingleton } from '@/lib/util/global-singleton';

/**
 * How many pictures are held in memory, 20 MB each at most, while they are read or wait to be
 * converted. More than are converted at a time, since a slow gateway takes seconds for each.
 */
const BOUNDS = { max: 8, maxWaiting: 200, maxWaitMs: 20_000 };

const { takeReading } = globalSingleton('image-reading', () => ({
  takeReading: createSemaphore(BOUNDS),
}));

/** Files that were not to be converted a moment ago: their other sizes need not read them again. */
const asTheyAre = globalSingleton(
  'images-as-they-are',
  () => new LRUCache<string, true>({ max: 1_000, ttl: 60_000 }),
);

/** A picture and the place to convert it, or why there is none. */
export type ConvertibleFile =
  | {
      status: 'found';
      bytes: Buffer;
      headers: Headers;
      place: Permit;
      /** Whether it is of a format that is judged here; an SVG is not. */
      isKnownFormat: boolean;
    }
  /** `as-it-is`: larger than what is converted, animated, or broken. `busy`: no place came free. */
  | { status: 'not-convertible' | 'missing' | 'unavailable' | 'busy' };

async function readAndJudge(name: string): Promise<ConvertibleFile> {
  if (asTheyAre.get(name)) return { status: 'not-convertible' };
  const file = await readImageFile(name);
  if (file.status === 'missing' || file.status === 'unavailable') return { status: file.status };
  const judgement = file.status === 'found' && (await isConvertible(file.bytes));
  if (file.status === 'too-large' || judgement === false) {
    asTheyAre.set(name, true);
    return { status: 'not-convertible' };
  }
  const place = await acquireConversion();
  if (place === undefined) return { status: 'busy' };
  return { ...file, place, isKnownFormat: judgement !== undefined };
}

/**
 * Reads a picture of the gateway and waits for a place to convert it, which the caller gives back.
 * Never throws.
 *
 * @param name the opaque file key.
 */
export async function readConvertibleFile(name: string): Promise<ConvertibleFile> {
  if (asTheyAre.get(name)) return { status: 'not-convertible' };
  const reading = await takeReading();
  if (reading === undefined) return { status: 'busy' };
  try {
    return await readAndJudge(name);
  } finally {
    reading.release();
  }
}
