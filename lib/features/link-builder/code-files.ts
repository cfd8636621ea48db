import { campaignSlug } from '@/lib/server/routing/campaign-query';
import { decoded } from '@/lib/util/decoded';
import { nameSlug } from '@/lib/util/name-keys';
import type { QrCode } from '@/lib/util/qr';

const MAX_LENGTH = 80;

/** Parsing needs one; its name is not read. */
const ANY_SITE = 'https://sitio.example';

/** The name of a code's file: `qr-cotizador-residuos-clinicos-lluvias-2026.svg`. */
export function codeFileName(path: string, campaign: string, type: 'svg' | 'png'): string {
  const { pathname, searchParams, hash } = new URL(path, ANY_SITE);
  const name = campaignSlug(campaign);
  const words = [decoded(pathname) ?? pathname, ...searchParams.values(), hash, name].join(' ');
  const slug = nameSlug(words).slice(0, MAX_LENGTH).replace(/-$/, '') || 'inicio';
  return `qr-${slug}.${type}`;
}

/** Pixels of the PNG's side, at least: 10 cm at 300 dots per inch. */
const PNG_SIDE = 1_200;

/** A code as an SVG file, black on white. */
export function codeSvg({ size, path }: QrCode): Blob {
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}mm" height="${size}mm" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([text], { type: 'image/svg+xml' });
}

/** A code as a PNG file, each module a whole number of pixels. Browsers only. */
export async function codePng({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(PNG_SIDE / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No picture.'))), 'image/png');
  });
}
