import { foldSpaces } from '@/lib/util/format/spaces';

const MAX_TITLE = 160;

/** All but Latin-1 and typographic punctuation: the renderer would download a font for these. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;

/** An og:image title of at most 160 characters; those outside its font lose accents or are cut. */
export function drawableTitle(title: string): string {
  const drawable = title
    .normalize('NFC')
    .replace(UNDRAWABLE, (sign) => sign.normalize('NFD').replace(UNDRAWABLE, ''));
  const plain = foldSpaces(drawable);
  if (plain.length <= MAX_TITLE) return plain;
  return `${plain.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…`;
}
