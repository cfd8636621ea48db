import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { cacheControl, completeHeaders, securityHeaders } from '@/lib/server/response/headers.mts';
import { handlerPatterns, routePatterns } from '@/lib/server/routing/route-patterns';

const POLICY = 'Content-Security-Policy';

const load = async (env: Record<string, string>) => {
  jest.resetModules();
  process.env = {
    ...process.env,
    SITE_URL: '',
    GOOGLE_MAPS_API_KEY: '',
    GOOGLE_MAPS_MAP_ID: '',
    ...env,
  };
  const { securityHeaders } = await import('@/lib/server/response/headers.mts');
  return (path: string) => Object.fromEntries(securityHeaders(path));
};

test('strict transport where the site is on https, and nowhere else', async () => {
  const secure = await load({ SITE_URL: 'https://www.vialimpia.example' });
  expect(secure('/')['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  const plain = await load({ SITE_URL: 'http://localhost:3000' });
  expect(plain('/')['Strict-Transport-Security']).toBeUndefined();
});

test('a policy for everything but files, with Google only where a key is set', async () => {
  const without = await load({});
  expect(without('/blog')['Content-Security-Policy']).not.toContain('google');
  expect(without('/archivos/a.pdf')['Content-Security-Policy']).toBeUndefined();
  expect(without('/sucursales/a/b/hoja')['Content-Security-Policy']).toBeDefined();
  const withKey = await load({
    GOOGLE_MAPS_API_KEY: 'AIzaSy-not_a_real_key_000000',
    GOOGLE_MAPS_MAP_ID: '8e0a97af9386fef',
  });
  expect(withKey('/blog')['Content-Security-Policy']).toContain('https://maps.googleapis.com');
});

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const policyOf = (path: string) => Object.fromEntries(securityHeaders(path))[POLICY];

test('of all paths these are no pages, and load nothing; the worker asks its own site', () => {
  const patterns = [...handlerPatterns, ...routePatterns];
  const policies = patterns.map((pattern) => [pattern, policyOf(pattern.replaceAll('*', 'uno'))]);
  const page = policyOf('/');
  const others = policies.filter(([, policy]) => policy !== page);
  const handlers = handlerPatterns.map((pattern) => [
    pattern,
    pattern === '/sw.js'
      ? "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
      : NOTHING,
  ]);
  expect(others).toEqual([
    ...handlers,
    ['/blog/rss.xml', NOTHING],
    ['/prensa/rss.xml', NOTHING],
    ['/sucursales/*/*/calendario.ics', NOTHING],
    ['/archivos/*', undefined],
    ['/compartir/*', NOTHING],
    ['/compartir/*/*', NOTHING],
    ['/compartir/*/*/*', NOTHING],
    ['/.well-known/security.txt', NOTHING],
  ]);
});

test.each([
  '/sitemap-paginas-1.xml',
  '/0123456789abcdef.txt',
  '/icon.svg',
  '/favicon.ico',
  '/apple-icon.png',
  ...readdirSync('public', { withFileTypes: true }).map(
    (entry) => `/${entry.name}${entry.isDirectory() ? '/uno' : ''}`,
  ),
])('%s is no page', (path) => expect(policyOf(path)).toBe(NOTHING));

test.each(['/Blog_Detalle/robots.txt', '/detalle_prensa/Vue.js', '/servicios/x/atom.xml'])(
  '%s is a page, whatever its name ends with',
  (path) => expect(policyOf(path)).toBe(policyOf('/')),
);

test('the drawings of the site need no styles of their own', () => {
  const drawings = readdirSync('public').filter((name) => name.endsWith('.svg'));
  for (const path of [...drawings.map((name) => `public/${name}`), 'app/icon.svg'])
    expect([path, /<style|style=|href=/.test(readFileSync(path, 'utf8'))]).toEqual([path, false]);
});

test('eval runs in development only', async () => {
  const { NODE_ENV } = process.env;
  const development = await load({ NODE_ENV: 'development' });
  expect(development('/blog')['Content-Security-Policy']).toContain("'unsafe-eval'");
  const production = await load({ NODE_ENV: 'production' });
  expect(production('/blog')['Content-Security-Policy']).not.toContain('unsafe-eval');
  Object.assign(process.env, { NODE_ENV });
});

const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test('of two policies the last is sent, of two locations one', () => {
  const sent = response();
  sent.setHeader('content-security-policy', ["script-src 'self'", "script-src 'none'"]);
  sent.setHeader('location', ['/x', '/x']);
  completeHeaders('/', sent);
  expect(sent.getHeader('content-security-policy')).toBe("script-src 'none'");
  expect(sent.getHeader('location')).toBe('/x');
});

test.each([
  ['a redirect', '/error/404', undefined],
  ['a page', undefined, '</>; rel=preconnect'],
])('%s lets a browser connect ahead to what it shows', (_what, location, expected) => {
  const sent = response();
  sent.setHeader('link', '</>; rel=preconnect');
  if (location) sent.setHeader('location', location);
  completeHeaders('/', sent);
  expect(sent.getHeader('link')).toBe(expected);
});

test.each([
  ['s-maxage=120, stale-while-revalidate=31535880', true],
  ['public, max-age=60, stale-while-revalidate=3600', false],
  ['s-maxage=120', false],
  ['no-store', false],
])('what Next lets an edge show late, no browser may: %s', (given, isCorrected) => {
  const sent = response();
  sent.setHeader('cache-control', given);
  completeHeaders('/', sent);
  expect(sent.getHeader('cache-control')).toBe(isCorrected ? `${given}, must-revalidate` : given);
});

test.each([
  [200, '/blog', 's-maxage=120, stale-while-revalidate=31535880', '2'],
  [200, '/blog', 's-maxage=5', '2'],
  [200, '/compartir/blog', cacheControl.share, '2'],
  [200, '/busqueda/resultados/mi%20calle/1', 's-maxage=120', undefined],
  [307, '/sucursales/retirada', 's-maxage=30', '2'],
  [308, '/sucursales/renombrada', 's-maxage=120', '2'],
  [307, '/archivos/a.png', cacheControl.redirect, undefined],
  [200, '/archivos/a.pdf', cacheControl.file, undefined],
  [200, '/blog', 'no-store', undefined],
])(
  'nginx asks after 2 s whether a page has changed: %d %s, %s',
  (status, path, given, expected) => {
    const sent = response();
    sent.statusCode = status;
    sent.setHeader('cache-control', given);
    completeHeaders(path, sent);
    expect(sent.getHeader('x-accel-expires')).toBe(expected);
  },
);

test.each([
  ['/busqueda/resultados/mi%20calle/1', 'no-store'],
  ['/contactanos/recibido/482-109-376', 'no-store'],
  ['/sucursales/campeche/centro', 's-maxage=30'],
  ['/busqueda', 's-maxage=30'],
])('no cache keeps a page of what was typed: %s is %s', (path, expected) => {
  const sent = response();
  sent.setHeader('cache-control', 's-maxage=30');
  completeHeaders(path, sent);
  expect(sent.getHeader('cache-control')).toBe(expected);
});

test.each([
  [308, 's-maxage=120, stale-while-revalidate=31535880', 'private, no-cache'],
  [308, 'public, max-age=3600', 'private, no-cache'],
  [307, 's-maxage=120, stale-while-revalidate=31535880', 'private, no-cache'],
  [307, 's-maxage=120', 'private, no-cache'],
  [307, 'public, max-age=3600', 'public, max-age=3600'],
  [307, 'no-store', 'no-store'],
])(
  'a redirect of a page is kept by no browser: content decides it: %d, %s',
  (status, given, expected) => {
    const sent = response();
    sent.statusCode = status;
    sent.setHeader('cache-control', given);
    completeHeaders('/sucursales/5', sent);
    expect(sent.getHeader('cache-control')).toBe(expected);
  },
);

test('nginx stores such a redirect over the page that it has: it reads the earlier header first', () => {
  const sent = response();
  sent.statusCode = 308;
  sent.setHeader('cache-control', 's-maxage=120');
  completeHeaders('/sucursales/5', sent);
  expect(Object.keys(sent.getHeaders())).toEqual(['x-accel-expires', 'cache-control']);
});

test('a missing build file is kept by nobody, another missing page as it says', () => {
  for (const [path, expected] of [
    ['/_next/static/chunks/x.js', 'no-store'],
    ['/x', 's-maxage=30'],
  ] as const) {
    const sent = response();
    sent.statusCode = 404;
    sent.setHeader('cache-control', 's-maxage=30');
    completeHeaders(path, sent);
    expect(sent.getHeader('cache-control')).toBe(expected);
  }
});
