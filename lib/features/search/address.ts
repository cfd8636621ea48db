import { routes } from '@/lib/server/routing/routes';
import { endOf, readPageNumber, SEARCH_STEPS } from '@/lib/util/pagination';
import { isTerm } from '@/lib/util/text';

/** What the address of a search says. */
export interface SearchUrlState {
  term: string;
  /** From 1; page 1 shows 3 results, each further page 2 more. */
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

/** Redirects the query string of a form sent without script to a path, which pages can read. */
export function plainSearchRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainSearch()) return undefined;
  const { term, page } = readSearchUrl(query);
  return isTerm(term) ? routes.plainResults(term, page) : routes.search();
}

/** Of which one response has the results, 99 at first: most clicks then ask for nothing. */
const PAGES_AHEAD = 49;

/** Returns the page to request: its response includes the results of `page`. */
export const pageAsked = (page: number): number => page - ((page - 1) % PAGES_AHEAD);

/** Returns how many results the response for `page` has, from the first. */
export const resultsUpTo = (page: number): number =>
  endOf(pageAsked(page) + PAGES_AHEAD - 1, SEARCH_STEPS);
