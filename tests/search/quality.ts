import golden from '@/tests/search/golden.json';
import type { SiteIndex } from '@/lib/features/search/entry-index';
import { searchEntries } from '@/lib/features/search/search';

/** A search and the addresses that answer it, any of them. */
export interface Golden {
  query: string;
  expect: readonly string[];
}

/** Every third search is held out: do not look at those when you tune the search. */
const isHeldOut = (at: number) => at % 3 === 2;

export const tuned: readonly Golden[] = golden.filter((_, at) => !isHeldOut(at));
export const heldOut: readonly Golden[] = golden.filter((_, at) => isHeldOut(at));

const COUNTED = 10;

/** The place of the first right answer, from 1; 0 where none is among the first ten. */
function placeOf(index: SiteIndex, { query, expect }: Golden): number {
  const hrefs = searchEntries(index, query)
    .entries.slice(0, COUNTED)
    .map(({ href }) => href);
  return hrefs.findIndex((href) => expect.includes(href)) + 1;
}

export interface Quality {
  /** Mean of one over the place of the first right answer. */
  mrr: number;
  /** Part of the searches whose first result is right. */
  hits: number;
  /** Searches without any result. */
  empty: string[];
  /** Searches whose first result is not right, with the place of the first that is. */
  missed: { query: string; place: number }[];
}

export function qualityOf(index: SiteIndex, searches: readonly Golden[]): Quality {
  const places = searches.map((search) => ({ query: search.query, place: placeOf(index, search) }));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mrr: mean(places.map(({ place }) => (place === 0 ? 0 : 1 / place))),
    hits: mean(places.map(({ place }) => (place === 1 ? 1 : 0))),
    empty: searches
      .map(({ query }) => query)
      .filter((query) => searchEntries(index, query).entries.length === 0),
    missed: places.filter(({ place }) => place !== 1),
  };
}
