import { readPageNumber } from '@/lib/util/pagination';
import { routes, type NewsAddress } from '@/lib/server/routing/routes';
import { TERM_LIMIT } from '@/lib/util/search-term';

/**
 * What an address of the news list shows; undefined when it is another page's. Filters that can be
 * none (a state that is no id, a term above the limit) are left out.
 *
 * @param path without the query string.
 * @param query with or without `?`.
 */
export function readNewsAddress(path: string, query: string): NewsAddress | undefined {
  const page =
    path === routes.blog() ? 1 : readPageNumber(/^\/blog\/pagina\/([^/]+)$/.exec(path)?.[1]);
  if (page === undefined) return undefined;
  const values = new URLSearchParams(query);
  const estado = values.get('estado') ?? '';
  return {
    page,
    buscar: (values.get('buscar') ?? '').trim().slice(0, TERM_LIMIT).toWellFormed(),
    estado: /^[1-9]\d{0,5}$/.test(estado) ? estado : '',
  };
}

/** Whether any filter is set. */
export function isFiltered({ buscar, estado }: NewsAddress): boolean {
  return buscar !== '' || estado !== '';
}

/** Whether two addresses show the same. */
export function isSameNews(a: NewsAddress, b: NewsAddress): boolean {
  return routes.news(a) === routes.news(b);
}
