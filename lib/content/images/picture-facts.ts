import 'server-only';
import sharp from 'sharp';
import { getFileHead } from '@/lib/content/gateway/files';
import { cached } from '@/lib/content/gateway/read';
import { found, unavailable, type Result } from '@/lib/content/gateway/result';
import { textOf } from '@/lib/content/html/text';
import { shortened } from '@/lib/util/format/drawable-text';

/** Enough bytes for the header of a file from a camera or an editor. */
const HEAD_BYTES = 65_536;

const CAPTION_LENGTH = 300;

/** Facts about a picture from its file. */
export interface PictureFacts {
  pixels: { width: number; height: number };
  /** The description that an editor wrote into the file; plain text. */
  caption?: string;
}

/** Returns the size in the header of a WebP, because the library reads only complete ones. */
function webpSize(head: Buffer): PictureFacts['pixels'] | undefined {
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

/** Returns the description in XMP metadata. Text in capitals is left out, since cameras write their name. */
function captionIn(xmp: Buffer | undefined): string | undefined {
  const [, description = ''] = (xmp?.toString('utf8') ?? '').split('<dc:description>', 2);
  const [, value = ''] = /<rdf:li[^<>]*>([^<]+)</.exec(description) ?? [];
  const caption = shortened(textOf(value), CAPTION_LENGTH);
  return /\p{Ll}/u.test(caption) ? caption : undefined;
}

/**
 * Reads the facts of a picture from the first bytes of its file; undefined if they lack its size. Never
 * throws.
 */
export async function pictureFacts(head: Buffer): Promise<PictureFacts | undefined> {
  try {
    const image = sharp(head, { failOn: 'none', limitInputPixels: false });
    // `autoOrient` is the size as shown: phones store photos in the orientation of their sensor.
    const { autoOrient, xmp } = await image.metadata();
    const caption = captionIn(xmp);
    return { pixels: autoOrient, ...(caption !== undefined && { caption }) };
  } catch {
    const pixels = webpSize(head);
    return pixels && { pixels };
  }
}

/** Reads a picture's facts; found but undefined if its file lacks them. Never throws. */
export async function getPictureFacts(name: string): Promise<Result<PictureFacts | undefined>> {
  'use cache';
  const head = await getFileHead(name, HEAD_BYTES);
  const facts = head ? found(await pictureFacts(head)) : unavailable;
  return cached(facts, 'file', name);
}
