import 'server-only';
import { LRUCache } from 'lru-cache';
import { fetchFile, firstBytes, isMissing } from '@/lib/content/gateway/files';
import { acquireConversion } from '@/lib/content/images/conversions';
import { isConvertible } from '@/lib/content/images/convertible';
import { ConcurrencyLimit, type Permit } from '@/lib/util/concurrency-limit.mts';
import { withDeadline } from '@/lib/util/deadline.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
const DEADLINE_MS = 10_000;

/** Images in memory, of that size at most; more than conversions, since the gateway may be slow. */
const BOUNDS = { max: 8, maxWaiting: 200, maxWaitMs: 20_000 };

const reads = globalSingleton('image-reads', () => new ConcurrencyLimit(BOUNDS));

/** So that the other sizes of the same file do not read it again. */
const refusals = globalSingleton(
  'images-not-convertible',
  () => new LRUCache<string, true>({ max: 1_000, ttl: 60_000 }),
);

/** A file's bytes with the permit to work on them, which its holder releases. */
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

function refuse(name: string): ConvertibleFile {
  refusals.set(name, true);
  return { status: 'not-convertible' };
}

type ImageFile =
  | { status: 'found'; bytes: Buffer; headers: Headers }
  | { status: 'missing' | 'too-large' | 'unavailable' };

async function readImage(name: string, signal: AbortSignal): Promise<ImageFile> {
  const response = await fetchFile(name, { signal });
  if (response?.status === 200) {
    const { headers } = response;
    const mayFit = Number(headers.get('content-length') ?? 0) <= MAX_IMAGE_BYTES;
    const bytes = mayFit ? await firstBytes(response, MAX_IMAGE_BYTES + 1) : undefined;
    if (bytes && bytes.length <= MAX_IMAGE_BYTES) return { status: 'found', bytes, headers };
    if (!mayFit) await response.body?.cancel();
    return { status: 'too-large' };
  }
  await response?.body?.cancel();
  return { status: response && isMissing(response.status) ? 'missing' : 'unavailable' };
}

async function readAndCheck(name: string): Promise<ConvertibleFile> {
  if (refusals.has(name)) return { status: 'not-convertible' };
  const file = await withDeadline(DEADLINE_MS, (signal) => readImage(name, signal)).catch(
    (): ImageFile => ({ status: 'unavailable' }),
  );
  if (file.status === 'too-large') return refuse(name);
  if (file.status !== 'found') return { status: file.status };
  const convertible = await isConvertible(file.bytes);
  if (convertible === false) return refuse(name);
  const permit = await acquireConversion();
  if (permit === undefined) return { status: 'busy' };
  return { ...file, permit, isKnownFormat: convertible !== undefined };
}

/** Reads an image and waits for a permit, which the caller must release. Never throws. */
export async function readConvertibleFile(name: string): Promise<ConvertibleFile> {
  if (refusals.has(name)) return { status: 'not-convertible' };
  const reading = await reads.acquire();
  if (reading === undefined) return { status: 'busy' };
  try {
    return await readAndCheck(name);
  } finally {
    reading.release();
  }
}
