import { foldSpaces } from '@/lib/util/format/spaces';

/** All but Latin-1 and typographic punctuation, which is what the drawn typeface has. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;

/** A text for a drawing or a PDF: signs outside its font lose their accents or are left out. */
export function drawableText(text: string): string {
  const drawable = text
    .normalize('NFC')
    .replace(UNDRAWABLE, (sign) => sign.normalize('NFD').replace(UNDRAWABLE, ''));
  return foldSpaces(drawable);
}

/** Cuts a text of more than `limit` characters at a word, with an ellipsis. */
export function shortened(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}
