import { filesNamedIn, loadSeenPage } from '@/lib/features/offline/worker/load';
import {
  isAhead,
  isAsset,
  isDocument,
  isPictureUrl,
  pageKey,
} from '@/lib/features/offline/worker/requests';
import { handlerPatterns, routePatterns } from '@/lib/server/routing/route-patterns';
import { ORIGIN } from '@/tests/unit/features/offline/fake-caches';

const request = (path: string, rest: Partial<Request> & { headers?: Headers } = {}) =>
  ({
    method: 'GET',
    mode: 'navigate',
    destination: 'document',
    headers: new Headers(),
    url: new URL(path, ORIGIN).href,
    ...rest,
  }) as Request;
const headers = (name: string) => new Headers({ [name]: '1' });

test.each<[string, Request]>([
  ['a form that is sent', request('/contactanos', { method: 'POST' })],
  ['another site', request('https://otro.example/')],
  ['a fetch', request('/blog', { mode: 'cors' })],
  ['data of the router', request('/blog', { headers: headers('rsc') })],
  ['its prefetches', request('/blog', { headers: headers('next-router-prefetch') })],
  ['the same by its parameter', request('/blog?_rsc=1a2b')],
  ['a range', request('/blog', { headers: headers('range') })],
])('%s is no document of the site', (_, one) => expect(isDocument(one, ORIGIN)).toBe(false));

test('a link that is followed is', () => expect(isDocument(request('/blog'), ORIGIN)).toBe(true));

test.each([
  ['prefetch', true],
  ['prefetch;prerender', true],
  ['', false],
])('a document with the purpose "%s" is fetched ahead: %s', (purpose, expected) => {
  const one = request('/blog', { headers: new Headers({ 'sec-purpose': purpose }) });
  expect(isAhead(one)).toBe(expected);
  expect(isAhead(request('/blog'))).toBe(false);
});

test('no route handler is a page, and every other pattern with one is', () => {
  const keyOf = (pattern: string) => pageKey(ORIGIN + pattern.replaceAll('*', 'uno'));
  for (const pattern of handlerPatterns)
    expect([pattern, keyOf(pattern)]).toEqual([pattern, undefined]);
  const others = routePatterns.filter((pattern) => keyOf(pattern) === undefined);
  expect(others).toEqual([
    ...['/blog/rss.xml', '/blog/atom.xml', '/blog/estado/*/rss.xml', '/blog/estado/*/atom.xml'],
    ...['/contactanos/gracias', '/contactanos/no-enviado', '/contactanos/revisar/*'],
    ...['/contactanos/recoleccion/*/*/*', '/prensa/rss.xml', '/prensa/atom.xml'],
    ...['/sucursales/zonas/*', '/sucursales/*/*/calendario.ics'],
    ...['/busqueda/resultados/*/*', '/archivos/*', '/compartir/*'],
    ...['/compartir/*/*', '/compartir/*/*/*', '/folio/*', '/error/404'],
    '/.well-known/security.txt',
  ]);
});

test.each([
  ['results of a search', '/busqueda/resultados/mi%20calle/1'],
  ['results of the zone finder', '/sucursales/zonas/centro'],
  ['a folio', '/folio/482-109-376'],
  ['the state of a folio', '/api/leads/482-109-376'],
  ['a collection that did not come', '/contactanos/recoleccion/monterrey/centro/2026-11-24'],
])('%s is never kept, nor answered by a copy', (_, path) =>
  expect(pageKey(ORIGIN + path)).toBeUndefined(),
);

test.each([
  ['/blog?buscar=agua&utm_source=x', '/blog'],
  ['/busqueda?search=mi%20calle', '/busqueda'],
  ['/sucursales/campeche/centro', '/sucursales/campeche/centro'],
  ['/detalle_pregunta?id_grouper=1&id=2', '/detalle_pregunta?id_grouper=1&id=2'],
  ['/sucursales/campeche/Ah%20Kim%20Pech', '/sucursales/campeche/Ah%20Kim%20Pech'],
  ['/sucursales/campeche/dias.ics', undefined],
])('%s is kept as %s', (path, key) => expect(pageKey(ORIGIN + path)).toBe(key));

const asset = (path: string, destination: RequestDestination, rest: Partial<Request> = {}) =>
  isAsset(request(path, { mode: 'no-cors', destination, ...rest }), ORIGIN);

test('scripts, styles, fonts and pictures of pages are its files; nothing else is', () => {
  expect(asset('/_next/static/chunks/a.js', 'script')).toBe(true);
  expect(asset('/_next/static/a.css', 'style')).toBe(true);
  expect(asset('/_next/image?url=%2Farchivos%2Fa.webp&w=640&q=75', 'image')).toBe(true);
  expect(asset('/logo.svg', 'image')).toBe(true);
  expect(asset('/archivos/informe.pdf', '')).toBe(false);
  expect(asset('/pdfjs/cmaps/x', '')).toBe(false);
  expect(asset('/_next/static/chunks/pdf.worker.mjs', 'worker')).toBe(false);
  expect(asset('https://maps.googleapis.com/x.js', 'script')).toBe(false);
  expect(asset('/archivos/v.mp4', 'video')).toBe(false);
  expect(isPictureUrl(`${ORIGIN}/_next/static/a.css`)).toBe(false);
});

test('the files that a page names are found, also those that come later', () => {
  const html = `<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/static/css/inlined.css" type="text/plain" disabled="" data-precedence="next"/><script>(l=>{})([["/_next/static/chunks/b-1.js","id"]])</script><link rel="preload" as="font" href="/_next/static/media/c~d.woff2"/><script>self.__next_f.push(["\\"/_next/static/chunks/b-1.js\\""])</script>`;
  expect(filesNamedIn(html, ORIGIN)).toEqual([
    `${ORIGIN}/_next/static/css/a.css`,
    `${ORIGIN}/_next/static/chunks/b-1.js`,
    `${ORIGIN}/_next/static/media/c~d.woff2`,
  ]);
});

test.each([
  ['as it was loaded comes from the browser', 0, 'kept'],
  ['that is not the one that was loaded is asked for', -61_000, 'asked'],
])('a page %s', async (_, age, text) => {
  const loadedAt = Date.parse('2026-03-03T12:00:00Z');
  const date = new Date(loadedAt + age).toUTCString();
  const network = jest.spyOn(globalThis, 'fetch');
  network.mockImplementation(async (_url, init) =>
    init?.cache === 'only-if-cached'
      ? new Response('kept', { headers: { date } })
      : new Response(init?.cache === 'no-cache' ? 'asked' : 'stale'),
  );
  expect(await (await loadSeenPage(`${ORIGIN}/blog`, loadedAt)).text()).toBe(text);
  network.mockRestore();
});
