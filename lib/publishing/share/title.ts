import { foldSpaces } from '@/lib/util/format/spaces';

const MAX_TITLE = 160;

/** The og:image font has Latin-1 and typographic punctuation. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;

/**
 * The title of an og:image, at most 160 characters. Characters outside the font lose their accent
 * or are removed: the renderer would download another font for them.
 */
export function drawableTitle(title: string): string {
  const drawable = title
    .normalize('NFC')
    .replace(UNDRAWABLE, (sign) => sign.normalize('NFD').replace(UNDRAWABLE, ''));
  const plain = foldSpaces(drawable);
  if (plain.length <= MAX_TITLE) return plain;
  return `${plain.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…`;
}
