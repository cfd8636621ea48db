import 'server-only';
import sharp from 'sharp';
import { readImageFile } from '@/lib/gateway/image-file';
import { takeConversionPlace } from '@/lib/images/conversions';
import { isConvertible } from '@/lib/images/convertible';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/seo/share-size';

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
export async function sharePhoto(file: string): Promise<Buffer | undefined> {
  const place = await takeConversionPlace();
  if (place === undefined) throw new Error('Too many pictures are being converted.');
  try {
    const image = await readImageFile(file);
    if (image.status === 'unavailable') throw new Error('The gateway gave no file.');
    if (image.status !== 'found' || !(await isConvertible(image.bytes))) return undefined;
    return await cut(image.bytes);
  } finally {
    place.release();
  }
}
