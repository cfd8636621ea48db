import { readTarget } from '@/lib/features/link-builder/choices';
import {
  linkAddress,
  ownPage,
  targetPath,
  readAddress,
} from '@/lib/features/link-builder/target-path';

const SITE = 'https://www.sitio.example/';
const pathOf = (fields: Record<string, string>) =>
  targetPath(readTarget(new URLSearchParams(fields)), SITE);

describe('reading an address', () => {
  test.each([
    ['https://www.sitio.example/blog?buscar=a#x', '/blog?buscar=a#x'],
    ['http://sitio.example/blog', '/blog'],
    ['HTTPS://SITIO.EXAMPLE', '/'],
    ['sitio.example/blog', '/blog'],
    ['www.sitio.example', '/'],
    [' /sucursales/Cancún ', '/sucursales/Canc%C3%BAn'],
    ['https://alguien@sitio.example/blog', '/blog'],
  ])('%s is of this site', (text, path) =>
    expect(readAddress(text, SITE)).toEqual({ kind: 'own', path }),
  );

  test.each([
    ['https://otro.example/blog', 'otro.example'],
    ['https://sitio.example.otro.example/', 'sitio.example.otro.example'],
    ['https://sitio.example@otro.example/', 'otro.example'],
    ['otro.example', 'otro.example'],
    ['https://sitio.example:8080/', 'sitio.example:8080'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:a@sitio.example', 'mailto:a@sitio.example'],
  ])('%s is not', (text, host) =>
    expect(readAddress(text, SITE)).toEqual({ kind: 'foreign', host }),
  );

  test.each(['', ' ', 'residuos clínicos', '//otro.example/x', '/\\otro.example', 'https://'])(
    '"%s" is no address, or of nobody here',
    (text) => expect(readAddress(text, SITE).kind).not.toBe('own'),
  );

  test('with its port', () => {
    const local = 'http://127.0.0.1:4000/';
    expect(readAddress('127.0.0.1:4000/blog', local)).toEqual({ kind: 'own', path: '/blog' });
    expect(readAddress('localhost:4000/blog', local).kind).toBe('foreign');
  });
});

describe('a page of this site', () => {
  test.each([
    ['/blog', '/blog'],
    ['/BLOG/', '/blog'],
    ['https://sitio.example/verReporte_anual/a#p=4', '/verReporte_anual/a#p=4'],
    ['/blog?utm_source=x&buscar=a&utm_campaign=y', '/blog?buscar=a'],
    ['/blog?utm_source=x#lista', '/blog#lista'],
  ])('%s stands at %s', (text, path) => expect(ownPage(text, SITE)).toBe(path));

  test.each(['/wp-login.php', 'https://otro.example/blog', 'residuos', '/%E0%A4%A'])(
    '%s is none',
    (text) => expect(ownPage(text, SITE)).toBeUndefined(),
  );
});

test.each([
  [{ tipo: 'pagina', pagina: '/detalle_linea/x' }, '/detalle_linea/x'],
  [{ tipo: 'pagina', pagina: 'línea' }, undefined],
  [{ tipo: 'zona', zona: '/sucursales/monterrey/Cumbres' }, '/sucursales/monterrey/Cumbres'],
  [
    { tipo: 'pregunta', pregunta: '/detalle_pregunta?id_grouper=1&id=2' },
    '/detalle_pregunta?id_grouper=1&id=2',
  ],
  [{ tipo: 'informe', informe: '/verReporte_anual/a', hoja: '12' }, '/verReporte_anual/a#p=12'],
  [{ tipo: 'informe', informe: '/verReporte_anual/a', hoja: '1' }, '/verReporte_anual/a'],
  [{ tipo: 'informe', informe: '/verReporte_anual/a', hoja: 'doce' }, '/verReporte_anual/a'],
  [{ tipo: 'informe', hoja: '12' }, undefined],
  [{ tipo: 'noticias' }, '/blog'],
  [{ tipo: 'noticias', buscar: 'río', ubicacion: '19' }, '/blog?buscar=r%C3%ADo&estado=19'],
  [{ tipo: 'mapa', modo: 'suc' }, '/#map-section'],
  [{ tipo: 'mapa', modo: 'lineas' }, '/?mapa=lineas#map-section'],
  [{ tipo: 'cotizador', linea: '1' }, undefined],
])('%j stands at %s', (fields, path) => expect(pathOf(fields)).toBe(path));

test.each([
  ['/', '', 'https://www.sitio.example/'],
  ['/blog', 'utm_source=a', 'https://www.sitio.example/blog?utm_source=a'],
  [
    '/?mapa=lineas#map-section',
    'utm_source=a',
    'https://www.sitio.example/?mapa=lineas&utm_source=a#map-section',
  ],
])('the address of %s with "%s"', (path, campaign, address) =>
  expect(linkAddress(path, campaign, SITE)).toBe(address),
);
