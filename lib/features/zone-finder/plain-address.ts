import { routes } from '@/lib/server/routing/routes';
import { isTerm } from '@/lib/util/search-term';

/** Redirects the query string of a finder sent without script to a path, which pages can read. */
export function plainZonesRedirect(pathname: string, query: string): string | undefined {
  if (pathname !== routes.zoneFinder()) return undefined;
  const term = (new URLSearchParams(query).get('q') ?? '').trim();
  return isTerm(term) ? routes.zoneResults(term) : routes.branches();
}
