import { NextResponse, type NextRequest } from 'next/server';
import legacyRedirects from '@/data/legacy-redirects.json';
import { config as settings } from '@/lib/config';
import { faqRedirect } from '@/lib/faq-state';
import { createRedirects } from '@/lib/legacy-redirects';
import { apiRoutes, routes } from '@/lib/routes';
import { plainSearchRedirect } from '@/lib/search/plain-address';
import { judgePath } from '@/lib/site-paths';

const legacyTarget = createRedirects(legacyRedirects);

/** Where IndexNow looks for the site's key. */
const keyPath = settings.indexNowKey && routes.indexNowKey(settings.indexNowKey);

/**
 * Answers old addresses (301, one hop), sends other forms of an address to the canonical one, and
 * whatever is outside the route table to `/error/404`, the FAQ detail without its state home, and a
 * search sent without script to its results.
 * Reads data and pure functions only, never the gateway.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const redirectTo = (path: string, status: 301 | 307) =>
    NextResponse.redirect(new URL(path, request.nextUrl), status);

  if (pathname === keyPath) {
    return NextResponse.rewrite(new URL(apiRoutes.indexNowKey(), request.nextUrl));
  }
  const target = legacyTarget(pathname);
  if (target !== undefined) return redirectTo(target + search, 301);
  const judged = judgePath(pathname);
  if (judged.kind === 'moved') return redirectTo(judged.path + search, 301);
  if (judged.kind === 'unknown') return redirectTo(routes.notFound(), 307);
  const withoutState = faqRedirect(pathname, request.nextUrl.searchParams);
  if (withoutState !== undefined) return redirectTo(withoutState, 307);
  const plainResults = plainSearchRedirect(pathname, search);
  if (plainResults !== undefined) return redirectTo(plainResults, 307);
  return NextResponse.next();
}

export const config = {
  runtime: 'nodejs',
  // Not asked about route handlers, Next's own files and those of public/ and app/ metadata; nor, as
  // it costs a third of a stored page, about plain canonical addresses, which it would let pass.
  matcher: [
    '/((?!api/|_next/|icon\\.svg|apple-icon\\.png|favicon\\.ico|robots\\.txt|sitemap(?:-noticias|-(?:paginas|imagenes)-\\d{1,4})?\\.xml|mark\\.svg|logo\\.svg|logo-white\\.svg|mapa-mexico\\.svg|pdfjs/|(?:blog|prensa|sucursales|servicios|contactanos|cotizador|solicita_cotizacion|busqueda|sostenibilidad|informes_anuales|responsabilidad_social|respsocial_estructura|aviso_privacidad|bolsadetrabajo|vacantes)?$|(?:Blog_Detalle|detalle_prensa|detalle_linea|sucursales|servicios|nuestra_empresa|resp_detalle|verReporte_anual)/[a-z0-9-]{1,200}$).*)',
  ],
};
