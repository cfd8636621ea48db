import { cacheControl } from '@/lib/server/response/headers.mts';

/** Pages, but not those of a search, which asks the gateway, nor those that no cache keeps. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/archivos/*' } },
    { not: { href_matches: '/busqueda?search=*' } },
    { not: { href_matches: '/contactanos/recoleccion/*' } },
  ],
};

/**
 * What browsers may fetch ahead (Speculation Rules API); every page names it in a header. A link is
 * fetched when it is hovered or pressed. Where there is no hover, `eager` would fetch all in view.
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
