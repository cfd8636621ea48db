import { cacheControl } from '@/lib/server/response/headers.mts';

/** The pages to prefetch: no files, no searches, which query the gateway, and no uncached pages. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/archivos/*' } },
    { not: { href_matches: '/busqueda?search=*' } },
    { not: { href_matches: '/contactanos/recoleccion/*' } },
  ],
};

/**
 * Returns what browsers may prefetch (Speculation Rules API); every page names it in a header. Browsers
 * prefetch a hovered or pressed link. On phones, without hover, `eager` would prefetch all links in view.
 */
export function GET(request: Request): Response {
  const eagerness = request.headers.get('sec-ch-ua-mobile') === '?0' ? 'eager' : 'moderate';
  return new Response(JSON.stringify({ prefetch: [{ where: PAGES, eagerness }] }), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': cacheControl.device,
      vary: 'Sec-CH-UA-Mobile',
    },
  });
}
