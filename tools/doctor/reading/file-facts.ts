import sharp from 'sharp';
import type { FileFacts } from '../content';
import { readBytes, type FileFetch } from './file-bytes';
import { pdfFacts } from './pdf-facts';
import { withDeadline } from '@/lib/util/deadline.mts';

const TIMEOUT_MS = 10_000;

/** An error page or an envelope in place of the file. */
const NOT_A_FILE = /^(?:text\/html|application\/json)$/;

// Each picture is looked at once: its cache would only fill memory.
sharp.cache(false);

/** Enough for the size of a picture in nearly every header; photographs may carry more. */
const HEADER = 64 * 1024;
const LONG_HEADER = 512 * 1024;

const PICTURE_NAME = /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** Pixels as a visitor sees them; undefined for anything that is no complete header. */
async function pixelsOf(bytes: Uint8Array) {
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'none' });
    const { width, height } = (await picture.metadata()).autoOrient;
    return { width, height };
  } catch {
    return undefined;
  }
}

async function readFacts(name: string, fetchFile: FileFetch): Promise<FileFacts> {
  const read = (end: number) =>
    withDeadline(TIMEOUT_MS, (signal) => readBytes({ name, fetchFile, signal }, 0, end));
  const head = await read(HEADER);
  const { status, bytes, type = '', total } = head;
  if (status !== 'found') return { status };
  const facts: FileFacts = {
    status: NOT_A_FILE.test(type) ? 'unavailable' : status,
    ...(type !== '' && { type }),
    ...(total !== undefined && { bytes: total }),
  };
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    const pdf = await pdfFacts({ name, fetchFile }, head);
    return { ...facts, ...(pdf && { pdf }) };
  }
  if (!type.startsWith('image/') && !PICTURE_NAME.test(name)) return facts;
  const pixels = await pixelsOf(bytes);
  if (pixels || !head.isPart) return { ...facts, ...pixels };
  const more = await read(LONG_HEADER);
  return { ...facts, ...(await pixelsOf(more.bytes)) };
}

/** What is known of a file, by few bytes of it. Never throws. */
export const fileFacts = (name: string, fetchFile: FileFetch): Promise<FileFacts> =>
  readFacts(name, fetchFile).catch(() => ({ status: 'unavailable' }));
