import 'server-only';
import sharp from 'sharp';
import { fetchFile } from '@/lib/gateway/files';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/seo/share-size';

/** No photograph of a page comes near; a file above them is not worth its memory. */
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;

/**
 * A picture of the gateway cut to the share picture's size, as JPEG, which every network shows.
 *
 * @returns undefined for a file that is missing, too large or no picture; throws when the gateway
 * does not answer.
 */
export async function sharePhoto(file: string): Promise<Buffer | undefined> {
  const answer = await fetchFile(file, new Request(absoluteUrl(routes.file(file))));
  if (answer === undefined || answer.status >= 500) throw new Error('The gateway gave no file.');
  if (answer.status !== 200 || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await answer.body?.cancel();
    return undefined;
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.byteLength > MAX_BYTES) return undefined;
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);
}
