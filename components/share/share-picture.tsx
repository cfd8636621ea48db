import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { ShareDrawing } from '@/components/share/drawing';
import { sharePhoto } from '@/lib/publishing/share/photo';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/metadata';
import type { OgImageSubject } from '@/lib/publishing/share/subject';

export interface SharePicture {
  bytes: Buffer;
  type: 'image/jpeg' | 'image/png';
}

const FONT = 'node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff';
let font: Buffer | undefined;

async function drawn({ title, lines }: OgImageSubject): Promise<SharePicture> {
  font ??= await readFile(join(process.cwd(), FONT));
  const picture = new ImageResponse(<ShareDrawing title={title} lines={lines} />, {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    fonts: [{ name: 'Archivo', data: font, weight: 700, style: 'normal' }],
  });
  return { bytes: Buffer.from(await picture.arrayBuffer()), type: 'image/png' };
}

async function made(subject: OgImageSubject): Promise<SharePicture> {
  const photo = subject.picture === '' ? undefined : await sharePhoto(subject.picture);
  return photo ? { bytes: photo, type: 'image/jpeg' } : drawn(subject);
}

/** Up to 80 pictures, about 10 MB. A social network requests one a few times in a row, then not for days. */
const pictures = new LRUCache<string, Promise<SharePicture>>({ max: 80, ttl: 3_600_000 });

/**
 * Returns the share picture of a subject, cached for an hour.
 *
 * @throws Error when the gateway does not return the page's own picture.
 */
export async function sharePicture(subject: OgImageSubject): Promise<SharePicture> {
  const key = JSON.stringify(subject);
  const known = pictures.get(key);
  if (known) return known;
  const picture = made(subject);
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  return picture;
}
