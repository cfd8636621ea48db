import 'server-only';
import { LRUCache } from 'lru-cache';
import { readImageFile } from '@/lib/content/images/image-file';
import { acquireConversion } from '@/lib/content/images/conversions';
import { isConvertible } from '@/lib/content/images/convertible';
import { createSemaphore, type Permit } from '@/lib/util/semaphore';
import { globalSingleton } from '@/lib/util/global-singleton';

/** Images in memory, at most 20 MB each; more than conversions, since the gateway may be slow. */
const BOUNDS = { max: 8, maxWaiting: 200, maxWaitMs: 20_000 };

const { acquireRead } = globalSingleton('image-reads', () => ({
  acquireRead: createSemaphore(BOUNDS),
}));

/** So that the other sizes of the same file do not read it again. */
const notConvertible = globalSingleton(
  'images-not-convertible',
  () => new LRUCache<string, true>({ max: 1_000, ttl: 60_000 }),
);

export type ConvertibleFile =
  | {
      status: 'found';
      bytes: Buffer;
      headers: Headers;
      permit: Permit;
      /** False for SVG. */
      isKnownFormat: boolean;
    }
  /** `not-convertible`: too large, animated or broken. `busy`: no permit in time. */
  | { status: 'not-convertible' | 'missing' | 'unavailable' | 'busy' };

async function readAndCheck(name: string): Promise<ConvertibleFile> {
  if (notConvertible.get(name)) return { status: 'not-convertible' };
  const file = await readImageFile(name);
  if (file.status === 'missing' || file.status === 'unavailable') return { status: file.status };
  const convertible = file.status === 'found' && (await isConvertible(file.bytes));
  if (file.status === 'too-large' || convertible === false) {
    notConvertible.set(name, true);
    return { status: 'not-convertible' };
  }
  const permit = await acquireConversion();
  if (permit === undefined) return { status: 'busy' };
  return { ...file, permit, isKnownFormat: convertible !== undefined };
}

/** Reads an image and waits for a permit, which the caller must release. Never throws. */
export async function readConvertibleFile(name: string): Promise<ConvertibleFile> {
  if (notConvertible.get(name)) return { status: 'not-convertible' };
  const reading = await acquireRead();
  if (reading === undefined) return { status: 'busy' };
  try {
    return await readAndCheck(name);
  } finally {
    reading.release();
  }
}
