import { NextResponse, type NextRequest } from 'next/server';
import legacyRedirects from '@/data/legacy-redirects.json';
import { config as settings } from '@/lib/config';
import { faqRedirect } from '@/lib/features/faq/state';
import { institutionalNameRedirect } from '@/lib/features/institutional/names';
import { createRedirects } from '@/lib/server/routing/legacy-redirects';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { plainSearchRedirect } from '@/lib/features/search/plain-address';
import { classifyPath } from '@/lib/server/routing/route-table';

const legacyTarget = createRedirects(legacyRedirects);

/** Where IndexNow looks for the site's key. */
const keyPath = settings.indexNowKey && routes.indexNowKey(settings.indexNowKey);

/**
 * Answers old addresses (301, one hop), sends other forms of an address to the canonical one, and
 * whatever is outside the route table to `/error/404`, the FAQ detail without its state home, and a
 * search sent without script to its results.
 * Old addresses of a branch or a line are left to a route handler, which knows what the gateway has.
 * Reads data and pure functions only, never the gateway.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const siteUrl = (path: string, query = '') => {
    const url = new URL(path, request.nextUrl);
    if (query !== '') url.search = query;
    return url;
  };
  const movedTo = (path: string) => NextResponse.redirect(siteUrl(path, search), 301);
  const sentTo = (path: string) => NextResponse.redirect(siteUrl(path), 307);
  const answeredBy = (path: string) => NextResponse.rewrite(siteUrl(path, search));

  if (pathname === keyPath) return answeredBy(apiRoutes.indexNowKey());
  const target = legacyTarget(pathname);
  if (target !== undefined) {
    return typeof target === 'string' ? movedTo(target) : answeredBy(apiRoutes.legacy(target));
  }
  const elsewhere = institutionalNameRedirect(pathname);
  if (elsewhere !== undefined) return movedTo(elsewhere);
  const judged = classifyPath(pathname);
  if (judged.kind === 'moved') return movedTo(judged.path);
  if (judged.kind === 'unknown') return sentTo(routes.notFound());
  const withoutState = faqRedirect(pathname, request.nextUrl.searchParams);
  const sentElsewhere = withoutState ?? plainSearchRedirect(pathname, search);
  return sentElsewhere === undefined ? NextResponse.next() : sentTo(sentElsewhere);
}

export const config = {
  runtime: 'nodejs',
  // Not asked about route handlers, Next's own files and those of public/ and app/ metadata; nor, as
  // it costs a third of a stored page, about plain canonical addresses, which it would let pass.
  matcher: [
    '/((?!api/|_next/|icon\\.svg|apple-icon\\.png|favicon\\.ico|robots\\.txt|sitemap(?:-noticias|-(?:paginas|imagenes)-\\d{1,4})?\\.xml|mark\\.svg|logo\\.svg|logo-white\\.svg|mapa-mexico\\.svg|pdfjs/|(?:blog|prensa|sucursales|servicios|contactanos|cotizador|solicita_cotizacion|busqueda|sostenibilidad|informes_anuales|responsabilidad_social|respsocial_estructura|aviso_privacidad|bolsadetrabajo|vacantes)?$|(?:Blog_Detalle|detalle_prensa|detalle_linea|sucursales|servicios|resp_detalle|verReporte_anual|nuestra_empresa(?!/-*(?:informes-+anuales|presencia-+nacional)-*$))/[a-z0-9-]{1,200}$).*)',
  ],
};
