import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import entries from '@/data/legacy-redirects.json';
import { handlerPatterns, routePatterns } from '@/lib/server/routing/route-patterns';
import { config, middleware } from '@/middleware';

const run = (url: string) => {
  const response = middleware(new NextRequest(`https://site.example${url}`));
  return { status: response.status, location: response.headers.get('location') };
};
const at = (path: string) => `https://site.example${path}`;

test.each([
  ['/noticias/2019/nota/?utm_source=x', '/blog?utm_source=x'],
  ['/2016/Nota', '/blog'],
])('the old URL %s redirects with 301, in one hop', (url, target) =>
  expect(run(url)).toEqual({ status: 301, location: at(target) }),
);

test.each([
  ['/2016/08/Recoleccion-de-Basura-en-Campeche/?a=b', '/api/legacy/branch/Campeche?a=b'],
  ['/servicios-rpbi', '/api/legacy/line/Residuos%20cl%C3%ADnicos'],
])('the old URL %s is rewritten to a route handler: %s', (url, handler) => {
  const { status, headers } = middleware(new NextRequest(at(url)));
  expect([status, headers.get('location'), headers.get('x-middleware-rewrite')]).toEqual([
    200,
    null,
    at(handler),
  ]);
});

describe('special names of institutional pages', () => {
  test.each([
    '/nuestra_empresa/Informes%20Anuales',
    '/nuestra_empresa/informes-anuales',
    '/nuestra_empresa/INFORMES+ANUALES',
    '/nuestra_empresa/informes_anuales',
    '/nuestra_empresa/%20Informes%20%20Anuales%20',
    '/Nuestra_Empresa/inf%C3%B3rmes%C2%A0anuales/',
    '/nuestra_empresa/Info%CC%81rmes%20Anuales',
    '/nuestra_empresa/informes--anuales',
  ])('%s leads to the annual reports', (path) => {
    expect(run(path)).toEqual({ status: 301, location: at('/informes_anuales') });
  });

  test.each([
    '/nuestra_empresa/Presencia%20Nacional',
    '/nuestra_empresa/presencia-nacional',
    '/nuestra_empresa/PRESENCIA+NACIONAL/',
  ])('%s leads to the map', (path) => {
    expect(run(path)).toEqual({ status: 301, location: at('/#map-section') });
  });

  test('put the query before the section of the page', () =>
    expect(run('/nuestra_empresa/presencia-nacional?utm_source=x')).toEqual({
      status: 301,
      location: at('/?utm_source=x#map-section'),
    }));

  test.each([
    '/nuestra_empresa/historia',
    '/nuestra_empresa/informes-anuales-2025',
    '/nuestra_empresa/Presencia%2520Nacional',
  ])('keep the page %s', (path) => expect(run(path).location).toBeNull());
});

test.each([
  ['/BLOG/?pagina=2', '/blog?pagina=2'],
  ['//sucursales///cancun/', '/sucursales/cancun'],
  ['/blog_detalle/Canc%C3%BAn%20%26%20m%C3%A1s', '/Blog_Detalle/Canc%C3%BAn%20%26%20m%C3%A1s'],
])('the URL %s in another form redirects with 301', (url, target) =>
  expect(run(url)).toEqual({ status: 301, location: at(target) }),
);

test.each([
  ['/sucursales/M%E9rida', '/sucursales/M%25E9rida'],
  ['/Sucursales/M%E9rida/?a=b', '/sucursales/M%25E9rida?a=b'],
  ['/Blog_Detalle/Semana+del+reciclaje', '/Blog_Detalle/Semana%252Bdel%252Breciclaje'],
  ['/Blog_Detalle/C+D', '/Blog_Detalle/C%252BD'],
  ['/sucursales/merida,', '/sucursales/merida%252C'],
  ['/sucursales/merida%29.', '/sucursales/merida).'],
])('the damaged URL %s is rewritten to a page that repairs it', (url, target) => {
  const { headers } = middleware(new NextRequest(at(url)));
  const rewritten = headers.get('x-middleware-rewrite');
  expect(decodeURIComponent(rewritten ?? '')).toBe(decodeURIComponent(at(target)));
});

test.each([
  ['/blog).', '/blog'],
  ['/contactanos%E2%80%8B?a=b', '/contactanos?a=b'],
  ['/servicios,', '/servicios'],
  ['/sucursales/campeche/san-roman/hoja).', '/sucursales/campeche/san-roman/hoja'],
  ['/).', '/'],
  ['/noticias/2019/nota).', '/blog'],
])('characters that a chat adds to %s are removed', (url, target) =>
  expect(run(url)).toEqual({ status: 301, location: at(target) }),
);

test.each(['/nada', '/wp-login.php?x=1', '/%E0%A4%A', '//otro.example/x'])(
  'the unknown path %s goes to /error/404 without its query',
  (url) => expect(run(url)).toEqual({ status: 307, location: at('/error/404') }),
);

test.each(['/', '/error/404', '/blog', '/busqueda?search=a%20b', '/archivos/a.webp'])(
  '%s passes',
  (url) => expect(run(url)).toEqual({ status: 200, location: null }),
);

test.each([
  ['/busqueda/resultados?search=a%2Fb', '/busqueda/resultados/a%2Fb/1'],
  ['/busqueda/resultados?search=', '/busqueda'],
])('the form %s without script goes to %s', (url, target) =>
  expect(run(url)).toEqual({ status: 307, location: at(target) }),
);

describe('a path stays on the site', () => {
  const nasty = fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '//', '\\', '%2f', '%5c', '%2F%2F', '@', ':', '.', '..', '%00', '\t'),
        fc.constantFrom('evil.example', 'https:', 'http:/', 'javascript:', 'tag', 'blog', 'feed'),
        fc.constantFrom(...entries.map(({ from }) => from)),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => `/${parts.join('')}`);

  const stays = (path: string) => {
    let request: NextRequest;
    try {
      request = new NextRequest(new URL(path, 'https://site.example'));
    } catch {
      return; // No browser can send this path.
    }
    // The path does not affect the host of the request.
    const own = request.nextUrl.origin;
    const location = middleware(request).headers.get('location');
    if (location === null) return;
    expect(new URL(location, own).origin).toBe(own);
    expect(location.slice(own.length)).not.toMatch(/^\/[/\\]/);
    // The target redirects again only if its query string is incomplete.
    const next = middleware(new NextRequest(location)).headers.get('location');
    expect(next === null || new URL(next).pathname === '/').toBe(true);
  };

  test.each([
    ...['//evil.example', '///evil.example/%2e%2e', '/\\evil.example', '/%2f%2fevil.example'],
    ...['/%5cevil.example', '/https:/evil.example', '/.evil.example', '/@evil.example'],
    ...['/tag//evil.example', '/tag/x/..//evil.example', '//tag//campeche//?to=//evil.example'],
    '/BLOG//%2f%2fevil.example',
  ])('for %s', (path) => stays(path));

  test('for random paths', () => {
    fc.assert(fc.property(nasty, stays), { numRuns: 3_000 });
  });
});

describe('the matcher', () => {
  const source = new RegExp(`^${config.matcher[0]}$`);
  const isAsked = (path: string) => source.test(path);
  const canonical = ['/', ...routePatterns].map((pattern) => pattern.replaceAll('*', 'un-nombre'));

  test.each(['/', '/blog', '/Blog_Detalle/un-nombre', '/sucursales/campeche', '/servicios/a'])(
    'omits the page %s, which then takes a third less time',
    (path) => expect(isAsked(path)).toBe(false),
  );

  test.each(['/api/health', '/_next/static/x.js', '/archivos/a.webp'])(
    'omits %s, which is not a page',
    (path) => expect(isAsked(path)).toBe(false),
  );

  test('includes every path that the middleware changes', () => {
    const decided = [
      ...entries.map(({ from }) => from.replace('*', 'x')),
      ...canonical.flatMap((path) => [path.toUpperCase(), `${path}/`, `/${path}`, `${path}/x/y/z`]),
      ...['/detalle_pregunta', '/busqueda/resultados', '/nada', '/sitemap'],
      '/Blog_Detalle/Canc%c3%ban',
      '/nuestra_empresa/Informes-Anuales',
    ].filter((path) => run(path).status !== 200 && !path.startsWith('/archivos/'));
    expect(decided.filter((path) => !isAsked(path))).toEqual([]);
  });
});

test.each([
  ...readdirSync('public')
    // No visitor requests the page of an outage.
    .filter((name) => name !== 'sin-servicio.html')
    .map((name) => (name === 'pdfjs' ? '/pdfjs/cmaps/a.bcmap' : `/${name}`)),
  ...handlerPatterns.filter((pattern) => !pattern.startsWith('/api/')),
  ...['/apple-icon.png', '/favicon.ico', '/icon.svg'],
])('the file %s passes', (path) => expect(run(path)).toEqual({ status: 200, location: null }));
