import type { RoutePattern } from '@/lib/server/routing/route-patterns';
import { routePattern } from '@/lib/server/routing/route-table';

/** What a page reads of its query, on the server or in the browser, by route. */
const NAMES: { readonly [Pattern in RoutePattern]?: readonly string[] } = {
  '/': ['mapa'],
  '/blog': ['buscar', 'estado'],
  '/blog/pagina/*': ['buscar', 'estado'],
  '/busqueda': ['search', 'pagina'],
  '/busqueda/resultados': ['search', 'pagina'],
  '/contactanos': ['o'],
  '/contacto': ['o'],
  '/cotizador': ['servicio', 'estado', 'ciudad'],
  '/solicita_cotizacion': ['servicio', 'estado', 'ciudad'],
  '/detalle_pregunta': ['id_grouper', 'id'],
  '/sostenibilidad': ['informe'],
};

/** What every page reads: the campaign, and the router's own. */
const EVERYWHERE = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', '_rsc'];

/** Old and misspelt paths are redirected with their query: to which page is not known yet. */
const ALL = Object.values(NAMES).flat();

/**
 * The part of a page's query that the page reads, each name once: as written, in its order.
 *
 * @param query without its question mark.
 */
// Next takes a time that grows with the square of the names.
export function readQueryOf(path: string, query: string): string {
  const route = routePattern(path);
  const names = new Set([...EVERYWHERE, ...(route === undefined ? ALL : (NAMES[route] ?? []))]);
  const found = new Map<string, string>();
  for (const pair of query.split('&')) {
    const name = pair.split('=', 1)[0]?.toLowerCase() ?? '';
    if (names.has(name) && !found.has(name)) found.set(name, pair);
  }
  return [...found.values()].join('&');
}
