import { NextResponse, type NextRequest } from 'next/server';
import legacyRedirects from '@/data/legacy-redirects.json';
import { faqRedirect } from '@/lib/features/faq/state';
import { createRedirects } from '@/lib/server/routing/legacy-redirects';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { plainSearchRedirect } from '@/lib/features/search/address';
import { trimPath } from '@/lib/server/routing/damaged-names';
import { classifyPath } from '@/lib/server/routing/route-table';

const legacyTarget = createRedirects(legacyRedirects);

/**
 * Redirects old URLs and other forms of a URL to the canonical one (301, one hop), also without punctuation
 * that a chat adds at the end. Redirects other paths outside the route table to `/error/404`, the FAQ
 * detail without its state to the home page, and a search without script to its results. Rewrites old URLs
 * of a branch or a line to a route handler, because they depend on the gateway, which is never called here.
 *
 * The project's design names this file `middleware.ts`; Next 16 prefers `proxy.ts` and supports both.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const siteUrl = (path: string, query = '') => {
    const url = new URL(path, request.nextUrl);
    if (query !== '') url.search = query;
    return url;
  };
  const movedTo = (path: string) => NextResponse.redirect(siteUrl(path, search), 301);
  const redirectedTo = (path: string) => NextResponse.redirect(siteUrl(path), 307);
  const rewrittenTo = (path: string) => NextResponse.rewrite(siteUrl(path, search));

  const isUnknown = classifyPath(pathname).kind === 'unknown';
  const path = isUnknown ? trimPath(pathname) : pathname;
  const target = legacyTarget(path);
  if (target !== undefined) {
    return typeof target === 'string' ? movedTo(target) : rewrittenTo(apiRoutes.legacy(target));
  }
  const result = classifyPath(path);
  if (result.kind === 'moved') return movedTo(result.path);
  if (result.kind === 'damaged') return rewrittenTo(result.path);
  if (result.kind === 'known' && path !== pathname) return movedTo(path);
  if (result.kind === 'unknown') return redirectedTo(routes.notFound());
  const withQuery =
    faqRedirect(pathname, request.nextUrl.searchParams) ?? plainSearchRedirect(pathname, search);
  return withQuery === undefined ? NextResponse.next() : redirectedTo(withQuery);
}

export const config = {
  runtime: 'nodejs',
  // A call costs a third of a stored page, so canonical addresses that need no decision skip it.
  // tests/unit/middleware.test.ts compares this with the route table.
  matcher: [
    '/((?!api/|_next/|archivos/|(?:accesibilidad|aviso_privacidad|blog|bolsadetrabajo|busqueda|contactanos|cotizador|informes_anuales|prensa|responsabilidad_social|respsocial_estructura|servicios|solicita_cotizacion|sostenibilidad|sucursales|vacantes|(?:aviso_privacidad|Blog_Detalle|detalle_linea|detalle_prensa|resp_detalle|servicios|sucursales|verReporte_anual)/[a-z0-9_-]+)?$).*)',
  ],
};
