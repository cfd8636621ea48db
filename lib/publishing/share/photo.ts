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

/** A gateway image as og:image JPEG; undefined if not convertible. Throws if not available now. */
export async function sharePhoto(name: string): Promise<Buffer | undefined> {
  const file = await readConvertibleFile(name);
  if (file.status === 'busy' || file.status === 'unavailable') {
    throw new Error(`The image is not available now: ${file.status}.`);
  }
  if (file.status !== 'found') return undefined;
  try {
    return file.isKnownFormat ? await cut(file.bytes) : undefined;
  } finally {
    file.permit.release();
  }
}
