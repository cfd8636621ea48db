import { cacheControl } from '@/lib/server/response/headers.mts';

/** Pages may be fetched while a link is hovered or pressed, before the click. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/archivos/*' } },
          // A search asks the gateway.
          { not: { href_matches: '/busqueda?search=*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** What browsers may fetch ahead (Speculation Rules API); every page names it in a header. */
export function GET(): Response {
  return new Response(JSON.stringify(RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': cacheControl.day,
    },
  });
}
