import { routes } from '@/lib/routes';
import { readSearchAddress } from '@/lib/search/address';
import { TERM_LIMIT } from '@/lib/search/term';

/** Where a request for the results without script goes: to a page inside, or to the search itself. */
export type PlainTarget = { kind: 'inside' | 'elsewhere'; path: string };

/**
 * A form without script can only send a query string, which no page reads: the term becomes a part
 * of the path behind the address. A term without a letter or digit finds nothing, and `..` would be
 * another path. Undefined for any other address.
 */
export function plainSearchTarget(pathname: string, query: string): PlainTarget | undefined {
  if (pathname !== routes.plainSearch()) return undefined;
  const { term, page } = readSearchAddress(query);
  if (term.length > TERM_LIMIT || !/[\p{L}\p{N}]/u.test(term)) {
    return { kind: 'elsewhere', path: routes.search() };
  }
  return { kind: 'inside', path: routes.plainSearchInside(term, page) };
}
