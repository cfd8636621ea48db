import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Wraps drawing instructions in an SVG document of the given size in user units. */
export function svg(width: number, height: number, body: string, attributes = ''): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`;
  return `${head} width="${width}" height="${height}"${attributes}>${body}</svg>\n`;
}

export async function save(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Draws at four times the size and scales down, for finer edges. */
async function draw(source: string, width: number, height: number) {
  const large = await sharp(Buffer.from(source), { density: 288 }).png().toBuffer();
  return sharp(large).resize(width, height, { kernel: 'lanczos3' });
}

export async function toWebp(source: string, width: number, height: number): Promise<Buffer> {
  return (await draw(source, width, height))
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toBuffer();
}

export async function toPng(source: string, width: number, height: number): Promise<Buffer> {
  return (await draw(source, width, height))
    .png({ compressionLevel: 9, palette: true, quality: 100, effort: 10 })
    .toBuffer();
}

/** Packs square PNG pictures into one .ico file (every current browser reads PNG inside ICO). */
export function toIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const HEADER = 6;
  const ENTRY = 16;
  const directory = Buffer.alloc(HEADER + ENTRY * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
