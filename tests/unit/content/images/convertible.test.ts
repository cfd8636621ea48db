import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { isConvertible } from '@/lib/content/images/convertible';

const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#003da5' } });

type Write = (bytes: Buffer, width: number, height: number) => void;

const writePng: Write = (bytes, width, height) => {
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
};
const writeJpeg =
  (frame: number): Write =>
  (bytes, width, height) => {
    const at = bytes.indexOf(Buffer.from([0xff, frame]));
    bytes.writeUInt16BE(height, at + 5);
    bytes.writeUInt16BE(width, at + 7);
  };
const writeWebp: Write = (bytes, width, height) => {
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
};
const writeGif: Write = (bytes, width, height) => {
  const frame = bytes.lastIndexOf(','.charCodeAt(0), bytes.length - 10);
  for (const at of [6, frame + 5]) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
};
const writeAvif: Write = (bytes, width, height) => {
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
};

const KINDS: Record<string, { make: (picture: Sharp) => Sharp; write: Write }> = {
  png: { make: (picture) => picture.png(), write: writePng },
  'interlaced png': { make: (picture) => picture.png({ progressive: true }), write: writePng },
  jpeg: { make: (picture) => picture.jpeg(), write: writeJpeg(0xc0) },
  'progressive jpeg': {
    make: (picture) => picture.jpeg({ progressive: true }),
    write: writeJpeg(0xc2),
  },
  webp: { make: (picture) => picture.webp(), write: writeWebp },
  gif: { make: (picture) => picture.gif(), write: writeGif },
  avif: { make: (picture) => picture.avif({ effort: 0 }), write: writeAvif },
};

/** A tiny image whose header states another size. */
async function claiming(kind: string, width: number, height: number): Promise<Buffer> {
  const { make, write } = KINDS[kind] ?? {};
  const bytes = await make?.(flat(16, 16)).toBuffer();
  if (bytes === undefined) throw new Error(`${kind}?`);
  write?.(bytes, width, height);
  return bytes;
}

test.each([
  ['png', 12_000, 10_000],
  ['jpeg', 12_000, 10_000],
  ['webp', 10_000, 6_000],
  ['gif', 10_000, 6_000],
  ['interlaced png', 6_000, 4_000],
  ['progressive jpeg', 6_000, 4_000],
  ['avif', 4_000, 3_125],
])('%s is convertible up to %d by %d pixels, by its header', async (kind, w, h) => {
  expect(await isConvertible(await claiming(kind, w, h))).toBe(true);
  expect(await isConvertible(await claiming(kind, w, h + 1))).toBe(false);
  expect(await isConvertible(await claiming(kind, 16_000, 16_000))).toBe(false);
});

test('the images of the site are convertible', async () => {
  for (const name of ['hero-1.webp', 'branch-campeche.webp']) {
    expect(await isConvertible(await readFile(`data/files/${name}`))).toBe(true);
  }
});

test.each(['gif', 'webp'] as const)('an animated %s is not convertible', async (format) => {
  const frames = await Promise.all(
    [flat(8, 8), flat(8, 8).negate()].map((f) => f.png().toBuffer()),
  );
  const animated = sharp(frames, { join: { animated: true } });
  expect(await isConvertible(await animated.toFormat(format).toBuffer())).toBe(false);
});

test('TIFF and truncated headers are not convertible', async () => {
  expect(await isConvertible(await flat(8, 8).tiff().toBuffer())).toBe(false);
  const complete = await flat(800, 800).jpeg().toBuffer();
  expect(await isConvertible(complete.subarray(0, 40))).toBe(false);
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>',
  '<!doctype html><title>Error</title>',
  '%PDF-1.7',
  '',
])('%p is none of the formats', async (text) => {
  expect(await isConvertible(Buffer.from(text))).toBeUndefined();
});

test('an AVIF whose header understates its size is not decoded beyond it', async () => {
  const bytes = await flat(4_000, 3_000).avif({ effort: 0 }).toBuffer();
  writeAvif(bytes, 40, 30);
  expect(await isConvertible(bytes)).toBe(true);
  await expect(sharp(bytes).webp().toBuffer()).rejects.toThrow(/limit exceeded/i);
});
