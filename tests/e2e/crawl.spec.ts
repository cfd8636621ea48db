import { expect, test } from '@/tests/e2e/support/fixtures';
import { readPage } from '@/tests/support/html';

/** The routes of the specification's table that stand for themselves. */
const FIXED_ROUTES = [
  '/',
  '/blog',
  '/contactanos',
  '/contacto',
  '/aviso_privacidad',
  '/cotizador',
  '/solicita_cotizacion',
  '/informes_anuales',
  '/responsabilidad_social',
  '/respsocial_estructura',
  '/prensa',
  '/servicios',
  '/sucursales',
  '/busqueda',
  '/sostenibilidad',
  '/bolsadetrabajo',
  '/vacantes',
];

/** The routes that take a name; each must be reached by the crawl and refuse an unknown one. */
const NAMED_ROUTES = [
  '/nuestra_empresa/',
  '/Blog_Detalle/',
  '/verReporte_anual/',
  '/resp_detalle/',
  '/detalle_prensa/',
  '/detalle_linea/',
  '/servicios/',
  '/sucursales/',
  '/aviso_privacidad/',
];

/** Addresses that no record has. */
const UNKNOWN = ['no-existe', '%25', 'a%2Fb', '%F0%9F%98%80', 'x'.repeat(300), '999999', '%00'];

const isOnSite = (href: string, origin: string) =>
  URL.canParse(href, origin) && new URL(href, origin).origin === origin;

test.describe('crawl', () => {
  test('from / every link leads to a whole page, none to an error', async ({ request, site }) => {
    test.setTimeout(300_000);
    const seen = new Map<string, string>();
    const queue = FIXED_ROUTES.map((path) => ({ path, from: 'the route table' }));
    const mistakes: string[] = [];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { path, from } = next;
      if (seen.has(path)) continue;
      seen.set(path, from);
      const response = await request.get(path);
      const note = (what: string) => mistakes.push(`${path} (linked from ${from}): ${what}`);
      if (response.status() !== 200) note(`status ${response.status()}`);
      if (new URL(response.url()).pathname === '/error/404') note('ends at /error/404');
      if (!response.headers()['content-type']?.startsWith('text/html')) continue;
      const page = readPage(await response.text());
      if (page.headings.filter((level) => level === 1).length !== 1) note('not one h1');
      page.headings.reduce((before, level) => {
        if (level > before + 1) note(`heading ${level} after ${before}`);
        return level;
      }, 0);
      if (page.mainText.length < 60) note(`almost no text: "${page.mainText}"`);
      if (page.title === '') note('no title');
      for (const href of page.links) {
        if (!isOnSite(href, site.url)) continue;
        const url = new URL(href, site.url);
        const target = url.pathname + url.search;
        if (!seen.has(target)) queue.push({ path: target, from: path });
      }
    }
    expect(mistakes).toEqual([]);
    for (const route of NAMED_ROUTES) {
      expect(
        [...seen.keys()].some((path) => path.startsWith(route)),
        `reached ${route}`,
      ).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(120);
  });

  for (const route of NAMED_ROUTES) {
    test(`an unknown name under ${route} ends at /error/404`, async ({ request }) => {
      for (const name of UNKNOWN) {
        const response = await request.get(route + name);
        expect(response.status(), name).toBe(404);
        expect(new URL(response.url()).pathname, name).toBe('/error/404');
      }
    });
  }
});
