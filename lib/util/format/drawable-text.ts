import { foldSpaces } from '@/lib/util/text';

/** Matches all but Latin-1, ligatures and typographic punctuation, which the drawn typeface has. */
const UNDRAWABLE =
  /[^ -~\u00a1-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]/gu;

/** Replacements of signs that Unicode does not decompose. */
const SIMILAR: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ʼ: '’',
  '≤': '<=',
  '≥': '>=',
};

const similar = (sign: string) =>
  SIMILAR[sign] ?? (/\p{Pd}/u.test(sign) ? '-' : sign.normalize('NFKD').replace(UNDRAWABLE, ''));

/** Converts a text to the signs of the drawn typeface: others change form or lose their accents. */
export function drawableText(text: string): string {
  const spaced = foldSpaces(text.normalize('NFC').replace(/\ufeff/g, ''));
  return foldSpaces(spaced.replace(UNDRAWABLE, similar));
}

/** Cuts a text of more than `limit` characters at a word, with an ellipsis. */
export function shortened(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}
