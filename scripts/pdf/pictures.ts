import { existsSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = 'data/files';
/** Dots per point: 150 per inch, and no picture wider than 1100 dots. */
const DENSITY = 150 / 72;
const WIDEST = 1100;

/** Cuts a rendered picture to the given box (points) and returns it as JPEG; throws when it is missing. */
export async function cut(name: string, width: number, height: number): Promise<Buffer> {
  const file = `${FOLDER}/${name}`;
  if (!existsSync(file)) throw new Error(`Picture missing: ${file}`);
  const across = Math.min(WIDEST, Math.round(width * DENSITY));
  const down = Math.round((across * height) / width);
  return sharp(file)
    .resize(across, down, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}
