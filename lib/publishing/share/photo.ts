import 'server-only';
import sharp from 'sharp';
import { readConvertibleFile } from '@/lib/content/images/convertible-file';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';

const cut = (bytes: Buffer) =>
  sharp(bytes)
    .rotate()
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);

/**
 * A picture of the gateway cut to the share picture's size, as JPEG, which every network shows.
 *
 * @returns undefined for a file that is missing, too large or no picture.
 * @throws when the gateway does not give the whole file in time, or too many pictures are being
 *   converted.
 */
export async function sharePhoto(name: string): Promise<Buffer | undefined> {
  const file = await readConvertibleFile(name);
  if (file.status === 'busy' || file.status === 'unavailable') {
    throw new Error(`The picture cannot be had now: ${file.status}.`);
  }
  if (file.status !== 'found') return undefined;
  try {
    return file.isKnownFormat ? await cut(file.bytes) : undefined;
  } finally {
    file.place.release();
  }
}
