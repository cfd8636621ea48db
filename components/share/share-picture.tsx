import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { ShareFrame, ShareMark } from '@/components/share/ShareFrame';
import { ZoneDrawing } from '@/components/share/ZoneDrawing';
import { companyName, supportPhone } from '@/lib/company';
import { sharePhoto } from '@/lib/publishing/share/photo';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';
import type { OgImageSubject } from '@/lib/publishing/share/subject';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';

export interface SharePicture {
  bytes: Buffer;
  type: 'image/jpeg' | 'image/png';
}

const FONT = 'node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff';
let font: Buffer | undefined;

async function drawn({ title, zone }: OgImageSubject): Promise<SharePicture> {
  font ??= await readFile(join(process.cwd(), FONT));
  const drawing = zone ? <ZoneDrawing title={title} zone={zone} /> : <ShareDrawing title={title} />;
  const picture = new ImageResponse(drawing, {
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

/** About 10 MB. A social network requests an image a few times in a row, then not for days. */
const pictures = new LRUCache<string, Promise<SharePicture>>({ max: 80, ttl: 3_600_000 });

/**
 * The picture of a subject, made once an hour.
 *
 * @throws Error when the gateway does not give the page's own picture.
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

const MAX_TITLE = 160;

/** Font size by length. */
function titleSize(title: string): number {
  if (title.length <= 32) return 92;
  if (title.length <= 64) return 72;
  return title.length <= 110 ? 58 : 46;
}

/** The Open Graph image of a page without a picture. */
function ShareDrawing({ title }: { title: string }) {
  const words = shortened(drawableText(title), MAX_TITLE);
  return (
    <ShareFrame
      band="M0 630V606L1200 420V444L130 630Z"
      style={{ justifyContent: 'space-between', padding: '72px 80px' }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 700 }}>
        <ShareMark size={64} />
        {companyName}
        <div style={{ marginLeft: 'auto', fontSize: 32 }}>{supportPhone}</div>
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: titleSize(words),
          fontWeight: 700,
          lineHeight: 1.08,
          letterSpacing: -1.5,
          maxWidth: 980,
          paddingBottom: 130,
        }}
      >
        {words}
      </div>
    </ShareFrame>
  );
}
