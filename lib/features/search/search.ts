import type { SearchOptions } from 'minisearch';
import type { EntryKind, SearchEntry } from '@/lib/features/content-types/search-entry';
import type { SiteIndex } from '@/lib/features/search/entry-index';
import { synonymsOf } from '@/lib/features/search/synonyms';
import { normalizeText } from '@/lib/util/text';
import { exchangesOf, fold, isStopWord, stem, wordsOf } from '@/lib/util/spanish/words';

// These weights were tuned on two thirds of the searches in `tests/unit/features/search/golden.json`.
const FIELDS = { title: 8, joined: 8, context: 4, keywords: 2 };
const KINDS: Partial<Record<EntryKind, number>> = {
  page: 1.4,
  line: 1.4,
  branch: 1.4,
  faq: 1.4,
  news: 0.5,
  press: 0.5,
};
const SYNONYM = 0.3;
const PREFIX = 0.3;

/** The shortest single word that is corrected; among other words it may be one letter shorter. */
const CORRECTED_FROM = 5;
/** The shortest word in which two letters may be wrong. */
const LONG = 8;
/** The shortest word that counts as a prefix; the last word always does while a visitor types. */
const PREFIX_FROM = 4;
/** The smallest share of the best score; entries with less are left out. */
const MIN_SHARE = 0.05;

/** Returns options for searching terms that are already stems or prefixes. */
const asGiven = (terms: Iterable<string>): SearchOptions => ({
  tokenize: () => [...terms],
  processTerm: (term) => term,
});

/** The most words of a query, because each word that the content lacks needs a fuzzy search. */
const MAX_WORDS = 10;

/** Returns the first words of a query without stop words, or with them if there are no others. */
function tellingWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** Searches the index for words; `known` has the words that are in it. */
function searchWords({ engine, entries }: SiteIndex, words: string[], isTyping: boolean) {
  const wordOf = new Map<string, string>();
  const prefixes = new Set<string>();
  for (const word of words) {
    for (const term of [...synonymsOf(word), fold(word), stem(word)]) wordOf.set(term, word);
    const isBeginning = isTyping && word === words.at(-1);
    if (isBeginning || word.length >= PREFIX_FROM) prefixes.add(fold(word));
  }
  const own = new Set(words.flatMap((word) => [fold(word), stem(word)]));
  const found = engine.search('', {
    ...asGiven(wordOf.keys()),
    boost: FIELDS,
    boostTerm: (term) => (own.has(term) ? 1 : SYNONYM),
    boostDocument: (id) => KINDS[entries.get(id)?.kind ?? 'contact'] ?? 1,
    prefix: (term) => prefixes.has(term),
    weights: { prefix: PREFIX, fuzzy: 0 },
  });
  const hits = found.map(({ id, score, queryTerms, match }) => ({
    id: String(id),
    score,
    isNamed: Object.entries(match).some(
      ([term, fields]) => fields.includes('title') && own.has(term),
    ),
    words: new Set(queryTerms.map((term) => wordOf.get(term))),
  }));
  hits.sort((a, b) => b.words.size - a.words.size || b.score - a.score);
  return { hits, known: new Set(hits.flatMap((hit) => [...hit.words])) };
}

/** Returns the word or name of the content that is nearest to a mistyped word, as written there. */
function correctionOf({ engine, entries }: SiteIndex, word: string): string | undefined {
  const [best] = engine.search(word, {
    ...asGiven([stem(word), ...exchangesOf(fold(word)).map(stem)]),
    fuzzy: (_, index) => index === 0 && (word.length < LONG ? 1 : 2),
  });
  const entry = entries.get(String(best?.id));
  if (!best || !entry) return undefined;
  const { title, context, keywords, text } = entry;
  if (Object.values(best.match).flat().includes('joined')) return title.toLowerCase();
  const written = wordsOf(`${title} ${context} ${keywords} ${text}`);
  return written.find((other) => best.terms.includes(stem(other)));
}

/** The options of a search. */
export interface SearchRules {
  /** Whether news and press are included; false leaves them out unless one is the best hit, by its title. */
  withNews?: boolean;
  /** Whether the last word may be incomplete. */
  isTyping?: boolean;
}

/**
 * Returns the entries for a query: those with most of its words first, then by score. If typos were
 * corrected, `spelling` is the corrected query, and the entries match it.
 */
export function searchEntries(
  index: SiteIndex,
  typed: string,
  { withNews = true, isTyping = false }: SearchRules = {},
): { entries: SearchEntry[]; spelling?: string } {
  const query = normalizeText(typed);
  const words = tellingWords(query);
  const shortest = words.length === 1 ? CORRECTED_FROM : CORRECTED_FROM - 1;
  const first = searchWords(index, words, isTyping);
  const spelling = query.replace(/[\p{L}\p{N}]+/gu, (written) => {
    const word = written.toLowerCase();
    const isUnknown = words.includes(word) && word.length >= shortest && !first.known.has(word);
    return (isUnknown && correctionOf(index, word)) || written;
  });
  const isCorrected = spelling !== query;
  const { hits } = isCorrected ? searchWords(index, tellingWords(spelling), isTyping) : first;
  const least = MIN_SHARE * Math.max(0, ...hits.map(({ score }) => score));
  const entries = hits.flatMap(({ id, score, isNamed }, place) => {
    const entry = index.entries.get(id);
    const isNews = entry?.kind === 'news' || entry?.kind === 'press';
    const isWanted = withNews || !isNews || (place === 0 && isNamed);
    return entry && isWanted && score >= least ? [entry] : [];
  });
  return { entries, ...(isCorrected && { spelling }) };
}
