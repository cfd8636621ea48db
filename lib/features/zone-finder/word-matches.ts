import { editDistance } from '@/lib/util/edit-distance';
import type { TermWord } from '@/lib/features/zone-finder/term-words';

/** How well a word of the vocabulary fits one of a term; more is better. */
export const NONE = 0;
const TYPO = 1;
const PREFIX = 2;
/** The whole word. */
export const EXACT = 3;

/** Shorter words have too many neighbours. */
const CORRECTED_FROM = 4;

function isTypo(word: string, known: string): boolean {
  if (word.length < CORRECTED_FROM || Math.abs(word.length - known.length) > 1) return false;
  return !/\d/.test(known) && editDistance(word, known, 1) === 1;
}

function matchOf(word: string, known: string, withTypos: boolean): number {
  if (known.startsWith(word)) return known.length === word.length ? EXACT : PREFIX;
  return withTypos && isTypo(word, known) ? TYPO : NONE;
}

/** How well each word of the vocabulary fits a word of a term. */
export function wordMatches(
  { forms }: TermWord,
  vocabulary: readonly string[],
  withTypos: boolean,
): Uint8Array {
  const matches = new Uint8Array(vocabulary.length);
  vocabulary.forEach((known, at) => {
    matches[at] = Math.max(...forms.map((word) => matchOf(word, known, withTypos)));
  });
  return matches;
}

/** The best match among the words of a text. */
export function bestMatch(matches: Uint8Array, places: readonly number[]): number {
  let best = NONE;
  for (const place of places) best = Math.max(best, matches[place] ?? NONE);
  return best;
}
