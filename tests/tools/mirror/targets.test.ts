import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  extensions,
  fileOf,
  PICTURE_WIDTHS,
  targetOf,
  type Site,
} from '@/tools/mirror/targets.mts';
import { anyAddress } from '@/tests/support/any-text';

const site: Site = {
  origins: new Set(['http://127.0.0.1:3000', 'https://www.example.mx']),
  widths: PICTURE_WIDTHS,
};
const folderOf = (href: string, from = '/') => {
  const target = targetOf(href, from, site);
  return typeof target === 'object' ? target.folder : target;
};

test.each([
  ['/', ''],
  ['https://www.example.mx', ''],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['http://127.0.0.1:3000/blog/pagina/2#noticia-9', '/blog/pagina/2'],
  ['/sucursales/le%C3%B3n', '/sucursales/león'],
  ['/detalle_prensa/24%2F7', '/detalle_prensa/24/7'],
  ['/detalle_pregunta?id=2&id_grouper=1&utm_source=x', '/detalle_pregunta?id_grouper=1&id=2'],
  ['/cotizador?servicio=papel', '/cotizador'],
  ['/archivos/a.b%20c.pdf', '/archivos/a.b c.pdf'],
  ['/favicon.ico?v=1', '/favicon.ico'],
])('%s is kept in the folder “%s”', (href, folder) => {
  expect(folderOf(href)).toBe(folder);
});

test.each([
  ['https://www.facebook.com/x', 'outside'],
  ['mailto:a@example.mx', 'outside'],
  ['tel:+528007332222', 'outside'],
  ['/api/blog', 'none'],
  ['/busqueda?search=papel', 'none'],
  ['/busqueda/resultados/papel/1', 'none'],
  ['/contactanos/gracias', 'none'],
  ['/folio/123-456-789', 'none'],
  ['/compartir/inicio', 'none'],
  ['/robots.txt', 'none'],
  ['/blog/rss.xml', 'none'],
  ['/sucursales/monterrey/Centro/calendario.ics', 'none'],
  ['webcal://sitio.example/sucursales/monterrey/Centro/calendario.ics', 'outside'],
  ['/a/%2E%2E%2F%2E%2E%2Fetc', 'none'],
  ['/a/%', 'none'],
  ['/a/index.html', 'none'],
  ['/.none/a', 'none'],
  [`/archivos/${'x'.repeat(256)}`, 'none'],
])('%s is not kept: %s', (href, reason) => {
  expect(folderOf(href)).toBe(reason);
});

test.each([
  ['/sucursales/monterrey/centro/hoja', 'page'],
  ['/sucursales/monterrey/centro/hoja.pdf', 'file'],
  ['/archivos/a.pdf', 'file'],
])('%s is kept as a %s', (href, kind) => {
  expect(targetOf(href, '/', site)).toMatchObject({ kind });
});

test('a relative link starts from its page', () => {
  expect(folderOf('../media/a.woff2', '/_next/static/chunks/a.css')).toBe(
    '/_next/static/media/a.woff2',
  );
});

test.each([
  [64, 256],
  [256, 256],
  [360, 640],
  [828, 1200],
  [2000, 1200],
])('a picture of %i is served in %i', (width, kept) => {
  const target = targetOf(`/_next/image?url=%2Farchivos%2Fa.webp&w=${width}&q=75`, '/', site);
  const query = `?url=%2Farchivos%2Fa.webp&w=${kept}`;
  expect(target).toEqual({
    kind: 'picture',
    path: `/_next/image${query}&q=75`,
    folder: `/_next/image${query}`,
  });
});

test('no link leads out of the mirror', () => {
  fc.assert(
    fc.property(anyAddress, fc.string(), (url, tail) => {
      const { pathname, search } = new URL(url);
      const folder = folderOf(pathname + tail + search);
      if (['outside', 'none'].includes(folder)) return;
      const parts = folder.split('/').slice(1);
      expect(parts.filter((part) => ['', '.', '..'].includes(part))).toEqual([]);
    }),
  );
});

test('the edge tries every extension that a file may have', () => {
  const config = readFileSync('deploy/nginx/site.conf', 'utf8');
  for (const extension of extensions) expect(config).toContain(`$mirrored/index.${extension}`);
  const target = { kind: 'file', path: '/archivos/a', folder: '/archivos/a' } as const;
  expect(fileOf(target, 'application/pdf')).toBe('site/archivos/a/index.pdf');
  expect(fileOf(target, 'Text/HTML; charset=utf-8')).toBe('site/archivos/a/index.html');
  expect(fileOf(target, 'application/x-unknown')).toBe('site/archivos/a/index.bin');
});

test('the edge knows the widths that are kept', () => {
  const config = readFileSync('deploy/nginx/mirror.conf', 'utf8');
  const widths = /map \$arg_w[^}]*/.exec(config)?.[0] ?? '';
  const kept = [...widths.matchAll(/(\d+);/g)].map(([, width]) => Number(width));
  expect(kept.toSorted((a, b) => a - b)).toEqual(PICTURE_WIDTHS);
});
