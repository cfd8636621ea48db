import type { Query } from 'minisearch';
import type { ContentRow } from '../core/json';
import { getRoute, type Route } from '../core/router';
import { searchIndexOf, searchWords } from './search-index';
import type { Store } from '../core/store';
import { exchangesOf } from '@/lib/util/spanish/words';

/** Bounds the cost of a search. */
const MAX_WORDS = 8;
const MAX_CHARACTERS = 200;

/** Words of this length may have one wrong, missing, extra or swapped letter. */
const TOLERANT_LENGTH = 4;

const STOP_WORDS = new Set(
  'a al con de del el en es la las lo los o para por que se sin su sus un una y'.split(' '),
);

function queryFor(word: string): Query {
  if (word.length < TOLERANT_LENGTH) return { queries: [word], prefix: true };
  const slips: Query = {
    queries: exchangesOf(word),
    combineWith: 'OR',
    prefix: true,
    boostTerm: () => 0.3,
  };
  return { combineWith: 'OR', queries: [{ queries: [word], prefix: true, fuzzy: 1 }, slips] };
}

function meaningfulWords(term: string): string[] {
  const words = searchWords(term.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

async function search(store: Store, term: string): Promise<ContentRow[]> {
  const words = meaningfulWords(term);
  if (words.length === 0) return [];
  const { engine, documents } = await searchIndexOf(store);
  const queries = words.map(queryFor);
  const all = engine.search({ queries, combineWith: 'AND' });
  const hits = all.length > 0 ? all : engine.search({ queries, combineWith: 'OR' });
  return hits.map(({ id }) => documents.get(id)?.result).filter((result) => result !== undefined);
}

/** The site search: ignores accents and letter case, matches prefixes and small typos. */
export const searchRoute: Route = getRoute(
  '/web/search/getAll',
  ({ store, url }) => search(store, url.searchParams.get('search') ?? ''),
  'bare',
);
