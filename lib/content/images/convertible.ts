import sharp from 'sharp';

/**
 * Up to how many pixels a picture is converted. Decoders differ in what they hold at a time: these
 * take up to 350 MB of memory each, measured with the costliest pictures of their kind.
 */
const MAX_PIXELS = {
  /** Baseline JPEG and PNG, row by row. The largest phone cameras make 108 million. */
  rows: 120_000_000,
  /** WebP and GIF: the whole picture. */
  whole: 60_000_000,
  /** Progressive JPEG and interlaced PNG: the whole picture, in more than a byte a channel. */
  progressive: 24_000_000,
  /** AVIF: the whole picture several times. */
  avif: 12_500_000,
};

type Format = 'avif' | 'gif' | 'jpeg' | 'png' | 'tiff' | 'webp';

/** In the order of the bytes as Latin-1. */
const SIGNATURES: [Format, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:avi|mi|ms)/],
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
];

function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.toString('latin1', 0, 16);
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}

function maxPixels(format: Format, isProgressive: boolean): number {
  if (format === 'avif') return MAX_PIXELS.avif;
  if (isProgressive) return MAX_PIXELS.progressive;
  return format === 'jpeg' || format === 'png' ? MAX_PIXELS.rows : MAX_PIXELS.whole;
}

/**
 * Whether a picture may be converted, by its header and without decoding it. Decoders trust the
 * header too: none takes more memory than the size that stands there.
 *
 * @returns false for pictures that are too large, animated, broken or TIFF, whose tiles may be
 *   larger than the picture; undefined for what is none of these formats.
 */
export async function isConvertible(bytes: Buffer): Promise<boolean | undefined> {
  const format = formatOf(bytes);
  if (format === undefined) return undefined;
  if (format === 'tiff') return false;
  try {
    const { width, height, pages, isProgressive } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    const isAnimated = (pages ?? 1) > 1;
    return !isAnimated && width * height <= maxPixels(format, isProgressive);
  } catch {
    return false;
  }
}
