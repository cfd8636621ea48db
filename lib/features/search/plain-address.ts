import { routes } from '@/lib/server/routing/routes';
import { readSearchAddress } from '@/lib/features/search/address';
import { TERM_LIMIT } from '@/lib/util/search-term';

/**
 * Redirects a search form sent without script to its results: pages do not read query strings, so
 * the term goes into the path. Undefined for any other URL.
 */
export function plainSearchRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainSearch()) return undefined;
  const { term, page } = readSearchAddress(query);
  const isSearch = term.length <= TERM_LIMIT && /[\p{L}\p{N}]/u.test(term);
  return isSearch ? routes.plainResults(term, page) : routes.search();
}
