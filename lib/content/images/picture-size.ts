import 'server-only';
import sharp from 'sharp';
import { getFileHead } from '@/lib/content/gateway/files';
import { cached } from '@/lib/content/gateway/read';
import { found, unavailable, type Result } from '@/lib/content/gateway/result';
import { recordTag } from '@/lib/server/cache/tags';

/** Enough for the header of what cameras and editors write. */
const HEAD_BYTES = 65_536;

/** Of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The header of a WebP, which the library reads of whole files alone. */
function webpSize(head: Buffer): PictureSize | undefined {
  if (head.length < 30 || head.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** The size of a picture by the first bytes of its file; undefined where these do not tell. Never throws. */
export async function pictureSize(head: Buffer): Promise<PictureSize | undefined> {
  const own = webpSize(head);
  if (own) return own;
  try {
    const { width, height } = await sharp(head, {
      failOn: 'none',
      limitInputPixels: false,
    }).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** A picture's size; found but undefined where its file does not tell. Never throws. */
export async function getPictureSize(name: string): Promise<Result<PictureSize | undefined>> {
  'use cache';
  const head = await getFileHead(name, HEAD_BYTES);
  const size = head ? found(await pictureSize(head)) : unavailable;
  return cached(size, 'file', recordTag('file', name));
}
