import type { SearchOptions } from 'minisearch';
import type { SiteIndex } from '@/lib/features/search/engine';
import type { EntryKind, SearchEntry } from '@/lib/features/content-types/search-entry';
import { synonymsOf } from '@/lib/features/search/synonyms';
import { correctionOf, isKnown } from '@/lib/features/search/vocabulary';
import { stem } from '@/lib/util/spanish/stem';
import { fold, formsOf, isStopWord, wordsOf } from '@/lib/util/spanish/words';

const FIELDS = { title: 8, context: 4, keywords: 2, text: 1 };

/** Breaks ties in favour of what visitors want more often. */
const KINDS: Record<EntryKind, number> = {
  page: 1.3,
  line: 1.4,
  branch: 1.4,
  faq: 1.2,
  service: 1.1,
  report: 1,
  institutional: 1,
  zone: 0.9,
  program: 0.9,
  contact: 0.8,
  notice: 0.7,
  news: 0.6,
  press: 0.4,
};

const stemsOf = (words: string) => new Set(words.split(' ').map((word) => stem(fold(word))));

/** Words that describe every entry of a kind, so that no entry counts as lacking them. */
const IMPLIED: Partial<Record<EntryKind, Set<string>>> = {
  branch: stemsOf(
    'sucursal oficina dirección ubicación teléfono horario hora día servicio basura camión pasa',
  ),
  zone: stemsOf('zona colonia horario hora día basura camión pasa'),
};

/** Weights relative to an exact match. */
const FOLDED = 0.9;
const CORRECTED = 0.7;
/** Shared by the synonyms of a word: several would outweigh the word itself. */
const SYNONYM = 0.7;
const WEIGHTS = { prefix: 0.3, fuzzy: 0.25 };

/** One edit is forgiven from this length on; beside other words, which narrow the guess, earlier. */
const FUZZY_FROM = 5;
const FUZZY_BESIDE_FROM = 4;
/** Prefixes count from this length on. */
const PREFIX_FROM = 4;

/** Relative to the best score; of what has all words, to the best of these. */
const MIN_SHARE = 0.05;

interface Term {
  word: number;
  weight: number;
  isFuzzy: boolean;
}

interface QueryWord {
  word: string;
  correction?: string | undefined;
}

/** The words without stop words; all of them where nothing else is left. */
function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : [...words];
}

/** What has to be found, each with its correction; a name written as one word is its words. */
function queryWords({ vocabulary }: SiteIndex, query: string): QueryWord[] {
  return tellingWords([...new Set(wordsOf(query))]).flatMap((word): QueryWord[] => {
    const correction = correctionOf(vocabulary, word);
    const parts = wordsOf(correction ?? '');
    if (parts.length < 2) return [{ word, correction }];
    return tellingWords(parts).map((part) => ({ word: part }));
  });
}

function termsOf(index: SiteIndex, words: readonly QueryWord[], isTyping: boolean) {
  const terms = new Map<string, Term>();
  const prefixes = new Set<string>();
  const fuzzyFrom = words.length > 1 ? FUZZY_BESIDE_FROM : FUZZY_FROM;
  const add = (form: string, term: Term) => {
    const known = terms.get(form);
    if (!known || known.weight < term.weight) terms.set(form, term);
  };
  for (const [at, { word, correction }] of words.entries()) {
    const exact = { word: at, isFuzzy: false };
    const isUnknown = !isKnown(index.vocabulary, word);
    const isLast = at === words.length - 1;
    for (const [order, form] of formsOf(word).entries()) {
      add(form, {
        word: at,
        weight: order === 0 ? 1 : FOLDED,
        isFuzzy: isUnknown && word.length >= fuzzyFrom,
      });
    }
    // A prefix has no stem.
    if ((isTyping && isLast) || word.length >= PREFIX_FROM) {
      prefixes.add(fold(word));
      add(fold(word), { ...exact, weight: FOLDED });
    }
    for (const form of correction === undefined ? [] : formsOf(correction)) {
      add(form, { ...exact, weight: CORRECTED });
    }
    const synonyms = synonymsOf(stem(fold(correction ?? word)));
    for (const form of synonyms) {
      add(form, { ...exact, weight: SYNONYM / Math.sqrt(synonyms.length) });
    }
  }
  return { terms, prefixes };
}

interface Options {
  isTyping?: boolean;
  isWanted?: (kind: EntryKind) => boolean;
}

/** The entries for a query, best first: those with all its words, then those that lack some. */
export function searchEntries(
  index: SiteIndex,
  query: string,
  { isTyping = false, isWanted = () => true }: Options = {},
): SearchEntry[] {
  const words = queryWords(index, query);
  const { terms, prefixes } = termsOf(index, words, isTyping);
  const options: SearchOptions = {
    tokenize: () => [...terms.keys()],
    processTerm: (term) => term,
    boost: FIELDS,
    boostTerm: (term) => terms.get(term)?.weight ?? 1,
    boostDocument: (key) => {
      const kind = index.entries.get(String(key))?.kind;
      return kind !== undefined && isWanted(kind) ? KINDS[kind] : 0;
    },
    fuzzy: (term) => (terms.get(term)?.isFuzzy ? 1 : false),
    prefix: (term) => prefixes.has(term),
    weights: WEIGHTS,
  };
  const stems = words.map(({ word }) => stem(fold(word)));
  const scored = index.engine.search(query, options).map(({ id, score, queryTerms }) => {
    const kind = index.entries.get(String(id))?.kind;
    const implied = kind && IMPLIED[kind];
    const found = new Set(queryTerms.map((term) => terms.get(term)?.word));
    const covered = stems.filter((form, at) => found.has(at) || implied?.has(form)).length;
    const isWhole = covered === words.length;
    // The engine counts the words it has found; an implied one is as good.
    return { id: String(id), isWhole, score: (score * covered * covered) / found.size };
  });
  scored.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const most = scored.reduce((score, other) => Math.max(score, other.score), 0);
  const entries = scored.flatMap(({ id, isWhole, score }) => {
    const entry = index.entries.get(id);
    return entry && score >= (isWhole ? best : most) * MIN_SHARE ? [entry] : [];
  });
  // The gateway may list one program twice.
  return [...new Map(entries.map((entry) => [`${entry.href} ${entry.title}`, entry])).values()];
}

/** The query with its typos corrected; undefined without any. */
export function spellingOf(index: SiteIndex, query: string): string | undefined {
  const corrected = query.replace(/[\p{L}\p{N}]+/gu, (given) => {
    const word = given.toLowerCase();
    return (isStopWord(word) ? undefined : correctionOf(index.vocabulary, word)) ?? given;
  });
  return corrected === query ? undefined : corrected;
}
