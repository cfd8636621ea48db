import type { SearchEntry } from '@/lib/features/content-types/search-entry';
import { editDistance } from '@/lib/util/edit-distance';
import { synonymsOf } from '@/lib/features/search/synonyms';
import { fold, formsOf, wordsOf } from '@/lib/util/spanish/words';
import { stem } from '@/lib/util/spanish/stem';

/** Shorter words have too many neighbours. */
const CORRECTED_FROM = 5;
/** From here on two edits are corrected. */
const LONG = 8;
/** Of a name, as many words are also known run together. */
const MOST_RUN = 5;

interface Known {
  written: string;
  count: number;
}

/** Without any word. */
export const emptyVocabulary = () => ({
  words: new Map<string, Known>(),
  stems: new Map<string, Known>(),
});

/** Words of the index with how common they are, for corrections. */
type Vocabulary = ReturnType<typeof emptyVocabulary>;

function count(words: Map<string, Known>, folded: string, written: string, by: 1 | -1): void {
  const sum = (words.get(folded)?.count ?? 0) + by;
  if (sum > 0) words.set(folded, { written, count: sum });
  else words.delete(folded);
}

/** Each run of words in a name: "ah kim", "ah kim pech", "kim pech". */
function runsOf(name: string): string[] {
  const words = wordsOf(name).slice(0, MOST_RUN);
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_, more) => words.slice(from, from + more + 2).join(' ')),
  );
}

/** Counts an entry's words; `by` -1 removes them. */
export function countWords(vocabulary: Vocabulary, entry: SearchEntry, by: 1 | -1): void {
  const { words, stems } = vocabulary;
  const { kind, title, context, keywords, text } = entry;
  // People write names of places as one word: "ahkimpech".
  for (const run of kind === 'zone' || kind === 'branch' ? runsOf(title) : []) {
    count(words, fold(run).replaceAll(' ', ''), run, by);
  }
  for (const written of wordsOf(`${title} ${context} ${keywords} ${text}`)) {
    const folded = fold(written);
    count(words, folded, written, by);
    count(stems, stem(folded), written, by);
  }
}

/** Whether the content has this word, a form of it, or a synonym. */
export const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  formsOf(word).some((form) => vocabulary.stems.has(form)) ||
  synonymsOf(stem(fold(word))).length > 0;

/** The nearest known word or name, the more frequent one of several; undefined where none is near. */
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
