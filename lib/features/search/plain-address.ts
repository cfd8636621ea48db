import { routes } from '@/lib/server/routing/routes';
import { readSearchAddress } from '@/lib/features/search/address';
import { TERM_LIMIT } from '@/lib/util/search-term';

/**
 * Where a search sent without script leads: a form can only send a query string, which no page
 * reads, so its results have an address in which the term is a part of the path. A term without a
 * letter or digit finds nothing, and `..` would be another path. Undefined for any other address.
 */
export function plainSearchRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.plainSearch()) return undefined;
  const { term, page } = readSearchAddress(query);
  const isSearch = term.length <= TERM_LIMIT && /[\p{L}\p{N}]/u.test(term);
  return isSearch ? routes.plainResults(term, page) : routes.search();
}
