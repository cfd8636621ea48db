import 'server-only';
import { LRUCache } from 'lru-cache';
import { fileHeaders } from '@/lib/files';
import { readImageFile } from '@/lib/gateway/image-file';
import { takeConversionPlace, type ConversionPlace } from '@/lib/images/conversions';
import { isConvertible } from '@/lib/images/convertible';
import { processWide } from '@/lib/process-wide';

/** Files that were not to be converted a moment ago: their other sizes need not read them again. */
const asTheyAre = processWide(
  'images-as-they-are',
  () => new LRUCache<string, true>({ max: 1_000, ttl: 60_000 }),
);

const refuse = (status: 404 | 413 | 502 | 503) => new Response(null, { status });

function sendAsItIs(name: string): Response {
  asTheyAre.set(name, true);
  return refuse(413);
}

async function readFor(place: ConversionPlace, name: string): Promise<Response> {
  const file = await readImageFile(name);
  if (file.status === 'too-large') return sendAsItIs(name);
  if (file.status !== 'found') return refuse(file.status === 'missing' ? 404 : 502);
  if ((await isConvertible(file.bytes)) === false) return sendAsItIs(name);
  place.releaseOnceConverted();
  return new Response(new Uint8Array(file.bytes), { headers: fileHeaders(name, file.headers) });
}

/**
 * What Next's image optimiser is given for a file: the picture, whole, when it may be converted now.
 * Else a status without content, which it passes on: 413 for a picture that is to be sent as it is
 * (lib/http/image-responses.ts), 503 while too many are being converted, 404 and 502 as elsewhere.
 */
export async function optimizerSource(name: string): Promise<Response> {
  if (asTheyAre.get(name)) return refuse(413);
  const place = await takeConversionPlace();
  if (place === undefined) return refuse(503);
  let response: Response | undefined;
  try {
    if (asTheyAre.get(name)) return refuse(413);
    response = await readFor(place, name);
    return response;
  } finally {
    if (response?.status !== 200) place.release();
  }
}
