import { routes } from '@/lib/server/routing/routes';
import { readSearchUrl } from '@/lib/features/search/address';
import { isTerm } from '@/lib/util/search-term';

/** Redirects the query string of a form sent without script to a path, which pages can read. */
export function plainSearchRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainSearch()) return undefined;
  const { term, page } = readSearchUrl(query);
  return isTerm(term) ? routes.plainResults(term, page) : routes.search();
}
