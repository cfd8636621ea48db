import { readdirSync } from 'node:fs';
import { handlerPatterns } from '@/lib/server/routing/route-patterns';
import { routeLabel } from '@/lib/server/routing/route-table';

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/pagina/2', '/blog/pagina/*'],
  ['/Blog_Detalle/Canc%C3%BAn%20%26%20m%C3%A1s', '/Blog_Detalle/*'],
  ['/sucursales/campeche/centro', '/sucursales/*/*'],
  ['/busqueda/resultados/mi%20calle/1', '/busqueda/resultados/*/*'],
  ['/contactanos/recibido/482-109-376', '/contactanos/recibido/*'],
  ['/archivos/a.pdf', '/archivos/*'],
  ['/error/404', '/error/404'],
  ['/api/quote', '/api/quote'],
  ['/api/catalogue/19', '/api/catalogue/*'],
  ['/_next/image', '/_next/image'],
  ['/_next/static/chunks/a.js', '/_next/static/*'],
  ['/api/nada', 'other'],
  ['/api/quote/nada', 'other'],
  ['/wp-login.php', 'other'],
  ['//', 'other'],
  ['/%E0%A4%A', 'other'],
  ['*', 'other'],
])('%s has the label %s', (path, label) => expect(routeLabel(path)).toBe(label));

test('every route handler of the site has a label', () => {
  const folders = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => `/api/${file.replace(/\/route\.ts$/, '').replace(/\[\w+\]/g, '*')}`);
  const handlers = handlerPatterns.filter((pattern) => pattern.startsWith('/api/'));
  expect(handlers.sort()).toEqual(folders.sort());
});

test('the number of labels is bounded for any requests', () => {
  const labels = new Set(
    Array.from({ length: 1_000 }, (_, at) => [
      routeLabel(`/sucursales/${at}`),
      routeLabel(`/${at}`),
      routeLabel(`/api/${at}`),
      routeLabel(`/api/catalogue/${at}`),
    ]).flat(),
  );
  expect([...labels].sort()).toEqual(['/api/catalogue/*', '/sucursales/*', 'other']);
});
