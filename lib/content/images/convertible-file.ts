import 'server-only';
import { LRUCache } from 'lru-cache';
import { readImageFile } from '@/lib/content/images/image-file';
import { takeConversionPlace } from '@/lib/content/images/conversions';
import { isConvertible } from '@/lib/content/images/convertible';
import { createPlaces, type Place } from '@/lib/util/places';
import { processWide } from '@/lib/util/global-singleton';

/**
 * How many pictures are held in memory, 20 MB each at most, while they are read or wait to be
 * converted. More than are converted at a time, since a slow gateway takes seconds for each.
 */
const BOUNDS = { max: 8, maxWaiting: 200, maxWaitMs: 20_000 };

const { takeReading } = processWide('image-reading', () => ({ takeReading: createPlaces(BOUNDS) }));

/** Files that were not to be converted a moment ago: their other sizes need not read them again. */
const asTheyAre = processWide(
  'images-as-they-are',
  () => new LRUCache<string, true>({ max: 1_000, ttl: 60_000 }),
);

/** A picture and the place to convert it, or why there is none. */
export type ConvertibleFile =
  | {
      status: 'found';
      bytes: Buffer;
      headers: Headers;
      place: Place;
      /** Whether it is of a format that is judged here; an SVG is not. */
      isJudged: boolean;
    }
  /** `as-it-is`: larger than what is converted, animated, or broken. `busy`: no place came free. */
  | { status: 'as-it-is' | 'missing' | 'unavailable' | 'busy' };

async function readAndJudge(name: string): Promise<ConvertibleFile> {
  if (asTheyAre.get(name)) return { status: 'as-it-is' };
  const file = await readImageFile(name);
  if (file.status === 'missing' || file.status === 'unavailable') return { status: file.status };
  const judgement = file.status === 'found' && (await isConvertible(file.bytes));
  if (file.status === 'too-large' || judgement === false) {
    asTheyAre.set(name, true);
    return { status: 'as-it-is' };
  }
  const place = await takeConversionPlace();
  if (place === undefined) return { status: 'busy' };
  return { ...file, place, isJudged: judgement !== undefined };
}

/**
 * Reads a picture of the gateway and waits for a place to convert it, which the caller gives back.
 * Never throws.
 *
 * @param name the opaque file key.
 */
export async function readConvertibleFile(name: string): Promise<ConvertibleFile> {
  if (asTheyAre.get(name)) return { status: 'as-it-is' };
  const reading = await takeReading();
  if (reading === undefined) return { status: 'busy' };
  try {
    return await readAndJudge(name);
  } finally {
    reading.release();
  }
}
