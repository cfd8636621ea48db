import type { SearchEntry } from '@/lib/features/search/entry';
import { editDistance } from '@/lib/util/edit-distance';
import { synonymsOf } from '@/lib/features/search/synonyms';
import { fold, formsOf, wordsOf } from '@/lib/util/spanish/words';
import { stem } from '@/lib/util/spanish/stem';

/** Shorter words have too many neighbours. */
const CORRECTED_FROM = 5;
/** From here on two edits are corrected. */
const LONG = 8;

interface Known {
  written: string;
  count: number;
}

export interface Vocabulary {
  words: Map<string, Known>;
  stems: Map<string, number>;
}

export const emptyVocabulary = (): Vocabulary => ({ words: new Map(), stems: new Map() });

/** Counts an entry's words; `by` -1 removes them. */
export function countWords(vocabulary: Vocabulary, entry: SearchEntry, by: 1 | -1): void {
  const { words, stems } = vocabulary;
  const { title, context, keywords, text } = entry;
  for (const written of wordsOf(`${title} ${context} ${keywords} ${text}`)) {
    const folded = fold(written);
    const count = (words.get(folded)?.count ?? 0) + by;
    if (count > 0) words.set(folded, { written, count });
    else words.delete(folded);
    const of = stem(folded);
    const stemCount = (stems.get(of) ?? 0) + by;
    if (stemCount > 0) stems.set(of, stemCount);
    else stems.delete(of);
  }
}

/** Whether the content has this word, a form of it, or a synonym. */
export const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  formsOf(word).some((form) => vocabulary.stems.has(form)) ||
  synonymsOf(stem(fold(word))).length > 0;

/** The nearest known word, the more frequent one of several; undefined where none is near. */
export function correctionOf(vocabulary: Vocabulary, word: string): string | undefined {
  const folded = fold(word);
  if (folded.length < CORRECTED_FROM || isKnown(vocabulary, word)) return undefined;
  let most = folded.length < LONG ? 1 : 2;
  let best: Known | undefined;
  for (const [candidate, known] of vocabulary.words) {
    if (Math.abs(candidate.length - folded.length) > most || /\d/.test(candidate)) continue;
    const distance = editDistance(folded, candidate, most);
    if (distance > most) continue;
    if (distance === most && best && best.count >= known.count) continue;
    most = distance;
    best = known;
  }
  return best?.written;
}
