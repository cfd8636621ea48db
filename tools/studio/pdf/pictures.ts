import { existsSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = 'data/files';
/** Dots per point: 150 per inch, and no picture wider than 1100 dots. */
const DENSITY = 150 / 72;
const WIDEST = 1100;

/**
 * Cuts a rendered picture to the given box (points) and returns it as JPEG; throws when it is absent.
 * `lean` is the part of the height that stays when the box is flatter: 0 top, 0.5 middle, 1 bottom.
 */
export async function cut(
  name: string,
  width: number,
  height: number,
  lean = 0.5,
): Promise<Buffer> {
  const file = `${FOLDER}/${name}`;
  if (!existsSync(file)) throw new Error(`Picture missing: ${file}`);
  const source = await sharp(file).metadata();
  const ratio = width / height;
  const part = {
    width: Math.min(source.width, Math.round(source.height * ratio)),
    height: Math.min(source.height, Math.round(source.width / ratio)),
  };
  const across = Math.min(WIDEST, Math.round(width * DENSITY));
  return sharp(file)
    .extract({
      ...part,
      left: Math.round((source.width - part.width) / 2),
      top: Math.round((source.height - part.height) * lean),
    })
    .resize(across, Math.round(across / ratio))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}
