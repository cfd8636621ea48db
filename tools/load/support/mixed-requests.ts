import { inTurn, patientlyRead, sitemapPaths } from '@/tests/support/load';

const PICTURED = ['/', '/blog', '/prensa', '/servicios', '/sucursales'];
const WORDS = [
  ...['reciclaje', 'composta', 'agua', 'llantas', 'aceite', 'centro', 'campeche', 'hospital'],
  ...['vidrio', 'plástico', 'metal', 'norte', 'san', 'rpbi', 'residuos'],
];
/** Of the requests, so many in turn are for pages before each that is not. */
const PAGES = 2;

/** What visitors and crawlers ask for, a path after the other, the same in each run. */
export async function mixedRequests(site: string): Promise<() => string> {
  const pages = inTurn(await sitemapPaths(site));
  const found: string[] = [];
  for (const path of PICTURED) {
    const html = await patientlyRead(site + path);
    for (const [url] of html.matchAll(/\/_next\/image\?url=[^"\s]+/g))
      found.push(url.replaceAll('&amp;', '&'));
  }
  const pictures = inTurn(found);
  const word = inTurn(WORDS);
  let turn = 0;
  const other = inTurn([
    pictures,
    () => `/api/search?search=${word()}+${turn}`,
    pictures,
    () => `/Blog_Detalle/nadie-${turn}`,
    () => `/api/blog?buscar=${word()}`,
    pictures,
    () => `/api/search/suggest?search=${word()}`,
    () => '/sitemap-paginas-1.xml',
  ]);
  return () => {
    turn += 1;
    return turn % (PAGES + 1) === 0 ? other()() : pages();
  };
}
