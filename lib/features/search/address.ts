import { routes } from '@/lib/server/routing/routes';
import { endOf, readPageNumber, SEARCH_STEPS } from '@/lib/util/pagination';
import { isTerm } from '@/lib/util/text';

/** The state in the URL of a search. */
export interface SearchUrlState {
  term: string;
  /** The page, from 1; page 1 shows 3 results, each further page 2 more. */
  page: number;
}

/** Reads `?search=…&pagina=…`. */
export function readSearchUrl(query: string): SearchUrlState {
  const values = new URLSearchParams(query);
  return {
    term: (values.get('search') ?? '').trim(),
    page: readPageNumber(values.get('pagina') ?? '1') ?? 1,
  };
}

/** Returns the path to which a search form without script redirects, because pages can read only the path. */
export function plainSearchRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainSearch()) return undefined;
  const { term, page } = readSearchUrl(query);
  return isTerm(term) ? routes.plainResults(term, page) : routes.search();
}

/** The pages in one response, with 99 results at first, so that most clicks need no request. */
const PAGES_AHEAD = 49;

/** Returns the page to request: its response includes the results of `page`. */
export const pageAsked = (page: number): number => page - ((page - 1) % PAGES_AHEAD);

/** Returns how many results the response for `page` has, from the first. */
export const resultsUpTo = (page: number): number =>
  endOf(pageAsked(page) + PAGES_AHEAD - 1, SEARCH_STEPS);
