import 'server-only';
import sharp from 'sharp';
import { fetchFile } from '@/lib/gateway/files';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/seo/share-size';

/** No photograph of a page comes near; a file above them is not worth its memory. */
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;
/** For the whole file, in milliseconds: the network that asks for the picture gives up sooner. */
const DEADLINE_MS = 10_000;

/** The body; undefined where it is longer than the limit, in bytes. */
async function readAtMost({ body }: Response, limit: number): Promise<Buffer | undefined> {
  if (body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A picture of the gateway cut to the share picture's size, as JPEG, which every network shows.
 *
 * @returns undefined for a file that is missing, too large or no picture.
 * @throws when the gateway does not give the whole file within ten seconds.
 */
export async function sharePhoto(file: string): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const answer = await fetchFile(file, new Request(absoluteUrl(routes.file(file)), { signal }));
  if (answer === undefined || answer.status >= 500) throw new Error('The gateway gave no file.');
  if (answer.status !== 200 || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await answer.body?.cancel();
    return undefined;
  }
  const bytes = await readAtMost(answer, MAX_BYTES);
  if (bytes === undefined) return undefined;
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);
}
