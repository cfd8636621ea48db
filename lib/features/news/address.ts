import { readPageNumber } from '@/lib/util/pagination';
import { routes, type NewsUrlState } from '@/lib/server/routing/routes';
import { TERM_LIMIT } from '@/lib/util/text';

/** Parses the URL of a news list; undefined for any other page. Invalid filters are dropped. */
export function readNewsUrl(path: string, query: string): NewsUrlState | undefined {
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

/** Returns whether a filter leaves out some of the news. */
export function isFiltered({ buscar, estado }: NewsUrlState): boolean {
  return buscar !== '' || estado !== '';
}

/** Returns whether two URLs show the same list. */
export function isSameNews(a: NewsUrlState, b: NewsUrlState): boolean {
  return routes.news(a) === routes.news(b);
}
