import { foldSpaces } from '@/lib/util/format/spaces';

const MAX_TITLE = 160;

/** What the share picture's font can draw: Latin-1 and the signs of good typography. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;

/**
 * The title as the share picture draws it, at most 160 characters and ending at a word. A sign
 * that the font does not have would be fetched from outside, so letters lose an accent that it
 * does not know and everything else, emoji above all, is left out.
 */
export function drawableTitle(title: string): string {
  const drawable = title
    .normalize('NFC')
    .replace(UNDRAWABLE, (sign) => sign.normalize('NFD').replace(UNDRAWABLE, ''));
  const plain = foldSpaces(drawable);
  if (plain.length <= MAX_TITLE) return plain;
  return `${plain.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…`;
}
