import { supportPhone, telHref } from '@/lib/company';
import { isMirrored, readMirrorPage, styleReferences } from '@/tools/mirror/page.mts';
import { PICTURE_WIDTHS, type Site } from '@/tools/mirror/targets.mts';

const site: Site = { origins: new Set(['http://sitio.example']), widths: PICTURE_WIDTHS };
const TAKEN = new Date('2026-11-23T05:25:00Z');
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="es-MX"><head><title>T</title>${head}</head><body>${body}</body></html>`;
const read = (body: string, head?: string) => readMirrorPage(page(body, head), '/', site);
const copyOf = (body: string, head?: string) => read(body, head).html(TAKEN, () => true);

test('the band says what this is, of when in Mexico, and has the phone', () => {
  const html = copyOf(
    '<div hidden></div><a href="#contenido">Saltar</a><main id="contenido">Hola</main>',
  );
  expect(html).toContain(
    'del <time datetime="2026-11-23T05:25:00.000Z">22 de noviembre de 2026, 23:25 h</time>',
  );
  expect(html).toContain(`<a href="${telHref(supportPhone)}">${supportPhone}</a>`);
  const order = ['Saltar', '<section id="aviso-copia" aria-label="', '<main'].map((part) =>
    html.indexOf(part),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html).toMatch(/<section[^>]* data-nosnippet=""/);
  expect(isMirrored(html)).toBe(true);
  expect(isMirrored(page('Hola'))).toBe(false);
});

test.each([
  '<script>x()</script>',
  '<noscript>Sin JavaScript</noscript>',
  '<template><p>x</p></template>',
  '<dialog open>x</dialog>',
  '<iframe src="https://www.youtube-nocookie.com/x"></iframe>',
  '<button type="button">Aceptar</button>',
  '<form role="search"><input name="buscar"><button>Buscar</button></form>',
  '<div data-mirror="hide"><p>Cookies</p></div>',
  '<select><option>1</option></select>',
])('what needs a script or an instance is gone: %s', (part) => {
  expect(copyOf(`<main><p>Antes</p>${part}<p>Después</p></main>`)).toContain(
    '<main><p>Antes</p><p>Después</p></main>',
  );
});

test('what is fetched ahead and styles that are in the page are gone, data and styles stay', () => {
  const html = copyOf(
    '<script type="application/ld+json">{"a":1}</script>',
    '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="image" imagesrcset="/b.webp 1x"><link rel="stylesheet" href="/in-page.css" type="text/plain" disabled=""><link rel="preconnect" href="https://x.example"><link rel="stylesheet" href="/a.css"><link rel="canonical" href="http://sitio.example/">',
  );
  for (const gone of ['a.js', 'b.webp', 'in-page.css', 'preconnect'])
    expect(html).not.toContain(gone);
  for (const kept of ['<link rel="stylesheet" href="/a.css">', 'rel="canonical"', '{"a":1}'])
    expect(html).toContain(kept);
});

test('a form becomes the phone, and so does the quote', () => {
  const contact = copyOf('<form action="/api/contact" method="post"><input name="name"></form>');
  expect(contact).toContain('Este formulario no está disponible por el momento');
  const quote = copyOf('<div data-mirror="quote"><form><button>Siguiente</button></form></div>');
  expect(quote).toContain('Por el momento no es posible cotizar en línea');
  for (const html of [contact, quote]) {
    expect(html).not.toMatch(/<form|<input|<button/);
    expect(html.match(/Llamar al 800 733 22 22/g)).toHaveLength(1);
  }
});

test('a popover opens without script; a marker of the map is only seen', () => {
  const html = copyOf(
    '<button type="button" popovertarget="menu">Menú</button><button type="button" class="pin" aria-label="Sucursal León" aria-haspopup="dialog"><img src="/archivos/pin.png" alt=""></button>',
  );
  expect(html).toContain('<button type="button" popovertarget="menu">Menú</button>');
  expect(html).toContain('<span class="pin" aria-label="Sucursal León" role="img">');
});

test('links to what no mirror holds become text, which says so for a file', () => {
  const body =
    '<a href="/busqueda">Buscar</a><a href="/archivos/a.pdf" download="a.pdf" class="x">Informe</a><a href="/blog">Noticias</a>';
  const html = read(body).html(TAKEN, () => false);
  expect(html).toContain(
    '<span>Buscar</span><span class="x">Informe (no disponible en esta copia)</span><a href="/blog">Noticias</a>',
  );
});

test('what a page shows and where it leads', () => {
  const { resources, links } = read(
    '<img src="/logo.svg" srcset="/_next/image?url=%2Farchivos%2Fa.webp&amp;w=360&amp;q=75 360w, /_next/image?url=%2Farchivos%2Fa.webp&amp;w=2000&amp;q=75 2000w"><a href="/archivos/a.pdf">A</a><a href="/blog#x">B</a><a href="https://x.com/">C</a><div data-mirror="hide"><a href="/oculto">D</a></div>',
    '<link rel="stylesheet" href="/_next/static/a.css"><link rel="canonical" href="http://sitio.example/otra">',
  );
  expect(resources.map(({ folder }) => folder).toSorted()).toEqual([
    '/_next/image?url=%2Farchivos%2Fa.webp&w=1200',
    '/_next/image?url=%2Farchivos%2Fa.webp&w=640',
    '/_next/static/a.css',
    '/archivos/a.pdf',
    '/logo.svg',
  ]);
  expect(links.map(({ folder }) => folder)).toEqual(['/blog']);
});

test('the fonts of a stylesheet', () => {
  const css = `@font-face{src:url(../media/a.woff2) format('woff2')}a{background:url("data:image/svg+xml,x")}`;
  const found = styleReferences(css, '/_next/static/chunks/a.css', site);
  expect(found.map(({ folder }) => folder)).toEqual(['/_next/static/media/a.woff2']);
});
