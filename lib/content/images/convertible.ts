import sharp from 'sharp';

/** Each takes up to 350 MB to decode, measured with the most expensive images of its kind. */
const MAX_PIXELS = {
  /** Baseline JPEG and PNG, decoded row by row; phone cameras make up to 108 million. */
  rows: 120_000_000,
  /** WebP and GIF: one complete copy. */
  complete: 60_000_000,
  /** Progressive JPEG and interlaced PNG: more than a byte per channel. */
  progressive: 24_000_000,
  /** AVIF: several copies. */
  avif: 12_500_000,
};

type Format = 'avif' | 'gif' | 'jpeg' | 'png' | 'tiff' | 'webp';

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
  return format === 'jpeg' || format === 'png' ? MAX_PIXELS.rows : MAX_PIXELS.complete;
}

/** Whether an image is small, still and sound enough to convert; undefined for unknown formats. */
export async function isConvertible(bytes: Buffer): Promise<boolean | undefined> {
  const format = formatOf(bytes);
  if (format === undefined) return undefined;
  // Its tiles may exceed the image.
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
