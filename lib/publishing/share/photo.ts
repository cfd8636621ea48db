import 'server-only';
import sharp from 'sharp';
import { fetchFile, firstBytes, isMissing } from '@/lib/content/gateway/files';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/metadata';
import { withDeadline } from '@/lib/util/deadline.mts';

const MAX_BYTES = 20 * 1024 * 1024;
/** The same limit as in next.config.mjs. */
const MAX_PIXELS = 50_000_000;
const DEADLINE_MS = 10_000;

/** Reads a file; undefined if it is missing or too large. */
async function readFile(name: string, signal: AbortSignal): Promise<Buffer | undefined> {
  const response = await fetchFile(name, { signal });
  if (response?.status === 200) {
    const bytes = await firstBytes(response, MAX_BYTES + 1);
    return bytes.length <= MAX_BYTES ? bytes : undefined;
  }
  await response?.body?.cancel();
  if (response && isMissing(response.status)) return undefined;
  throw new Error(`The image is not available now: ${response?.status ?? 'no response'}.`);
}

/** Returns the og:image JPEG; rejects if sharp cannot read the file or it is too large. */
async function cut(bytes: Buffer): Promise<Buffer | undefined> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  // An SVG is a drawing rather than a photo, and its file can contain anything.
  if ((await image.metadata()).format === 'svg') return undefined;
  return image
    .rotate()
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/**
 * Cuts a file of the gateway to an og:image JPEG; undefined if it is missing, too large, a drawing or
 * broken.
 *
 * @throws Error if the gateway cannot send it now.
 */
export async function sharePhoto(name: string): Promise<Buffer | undefined> {
  const bytes = await withDeadline(DEADLINE_MS, (signal) => readFile(name, signal));
  return bytes && cut(bytes).catch(() => undefined);
}
