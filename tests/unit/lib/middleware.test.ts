/** @jest-environment node */
import { NextRequest } from 'next/server';
import { config, middleware } from '@/middleware';

const ask = (address: string) => {
  const response = middleware(new NextRequest(`https://site.example${address}`));
  return { status: response.status, location: response.headers.get('location') };
};
const at = (path: string) => `https://site.example${path}`;

test.each([
  ['/noticias/2019/nota/?utm_source=x', '/blog?utm_source=x'],
  ['/2016/08/Recoleccion-de-Basura-en-Campeche/', '/sucursales/campeche'],
])('the old address %s answers 301, one hop', (address, target) =>
  expect(ask(address)).toEqual({ status: 301, location: at(target) }),
);

test.each([
  ['/BLOG/?pagina=2', '/blog?pagina=2'],
  ['//sucursales///cancun/', '/sucursales/cancun'],
  ['/blog_detalle/Canc%C3%BAn%20%26%20m%C3%A1s', '/Blog_Detalle/Canc%C3%BAn%20%26%20m%C3%A1s'],
])('another form of an address, %s, answers 301', (address, target) =>
  expect(ask(address)).toEqual({ status: 301, location: at(target) }),
);

test.each(['/nada', '/wp-login.php?x=1', '/%E0%A4%A', '//otro.example/x'])(
  'the unknown path %s goes to /error/404 and takes nothing along',
  (address) => expect(ask(address)).toEqual({ status: 307, location: at('/error/404') }),
);

test.each(['/', '/error/404', '/blog', '/busqueda?search=a%20b', '/archivos/a.webp'])(
  '%s passes',
  (address) => expect(ask(address)).toEqual({ status: 200, location: null }),
);

test('route handlers and files of the build are none of its business', () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`);
  for (const path of [
    '/api/health',
    '/_next/static/x.js',
    '/favicon.ico',
    '/robots.txt',
    '/icon.svg',
  ]) {
    expect(path).not.toMatch(matcher);
  }
  for (const path of ['/', '/blog', '/apiario', '/favicons']) expect(path).toMatch(matcher);
});
