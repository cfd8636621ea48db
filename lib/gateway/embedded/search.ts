import MiniSearch, { type Query } from 'minisearch';
import type { Json, Row } from './json';
import { get, PREFIX, type Route } from './router';
import { SEARCHED_FILES, searchDocuments, type SearchDocument } from './search-documents';
import type { Store } from './store';
import { wordsOf } from './text';

/** Longer searches are cut: nobody types them, and every word costs time. */
const MAX_WORDS = 8;
const MAX_CHARACTERS = 200;

/** From this length on, one wrong, missing, extra or swapped letter still finds the word. */
const TOLERANT_LENGTH = 4;

const STOP_WORDS = new Set(
  'a al con de del el en es la las lo los o para por que se sin su sus un una y'.split(' '),
);

type Index = { sources: readonly (Json | undefined)[]; engine: MiniSearch; results: Results };
type Results = ReadonlyMap<string, Row>;

const indexes = new WeakMap<Store, Index>();

function makeEngine(documents: readonly SearchDocument[]): MiniSearch {
  const engine = new MiniSearch({
    idField: 'key',
    fields: ['title', 'text'],
    tokenize: wordsOf,
    // Words come folded from the tokenizer already.
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3 } },
  });
  engine.addAll(documents);
  return engine;
}

/** The index, made anew when any of the content files it covers has changed. */
async function indexOf(store: Store): Promise<Index> {
  const sources = await Promise.all(SEARCHED_FILES.map((name) => store.value(name)));
  const known = indexes.get(store);
  if (known?.sources.every((source, position) => source === sources[position])) return known;
  const documents = new Map((await searchDocuments(store)).map((item) => [item.key, item]));
  const results = new Map([...documents].map(([key, { result }]) => [key, result]));
  const index = { sources, engine: makeEngine([...documents.values()]), results };
  indexes.set(store, index);
  return index;
}

/** The word with each pair of neighbours swapped: the slip that counts as two wrong letters. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    swapped[index + 1] = letters[index] ?? '';
    swapped[index] = letter;
    return swapped.join('');
  });
}

function queryFor(word: string): Query {
  if (word.length < TOLERANT_LENGTH) return { queries: [word], prefix: true };
  const slips: Query = {
    queries: swaps(word),
    combineWith: 'OR',
    prefix: true,
    boostTerm: () => 0.3,
  };
  return { combineWith: 'OR', queries: [{ queries: [word], prefix: true, fuzzy: 1 }, slips] };
}

function meaningfulWords(term: string): string[] {
  const words = wordsOf(term.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

async function search(store: Store, term: string): Promise<Row[]> {
  const words = meaningfulWords(term);
  if (words.length === 0) return [];
  const { engine, results } = await indexOf(store);
  const queries = words.map(queryFor);
  const all = engine.search({ queries, combineWith: 'AND' });
  // Better some of the words than nothing.
  const hits = all.length > 0 ? all : engine.search({ queries, combineWith: 'OR' });
  return hits.map(({ id }) => results.get(id)).filter((result) => result !== undefined);
}

/** The site search: accents and letter case do not matter, words may be begun or slightly wrong. */
export const searchRoutes: readonly Route[] = [
  get(
    `${PREFIX}/web/search/getAll`,
    ({ store, url }) => search(store, url.searchParams.get('search') ?? ''),
    'bare',
  ),
];
