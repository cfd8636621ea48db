import { routes } from '@/lib/server/routing/routes';
import { readSearchUrl } from '@/lib/features/search/address';
import { TERM_LIMIT } from '@/lib/util/search-term';

/**
 * A form sent without script has a query string, which pages do not read: the term becomes a path.
 */
export function plainSearchRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainSearch()) return undefined;
  const { term, page } = readSearchUrl(query);
  const isSearch = term.length <= TERM_LIMIT && /[\p{L}\p{N}]/u.test(term);
  return isSearch ? routes.plainResults(term, page) : routes.search();
}
