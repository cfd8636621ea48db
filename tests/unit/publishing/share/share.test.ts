import { openSync } from 'fontkit';
import { readSharePath } from '@/lib/publishing/share/subject';
import { routes } from '@/lib/server/routing/routes';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';
import { pageMetadata } from '@/lib/features/page/metadata';

test.each([
  ['/', '/compartir/inicio'],
  ['/blog', '/compartir/blog'],
  ['/blog/pagina/3', '/compartir/blog'],
  ['/Blog_Detalle/a%2Fb', '/compartir/Blog_Detalle/a%2Fb'],
  ['/sucursales/merida/Centro', '/compartir/sucursales/merida/Centro'],
  ['/detalle_pregunta?id_grouper=1&id=2', '/compartir/detalle_pregunta'],
])('the og:image of %s is %s', (path, picture) => {
  expect(routes.sharePicture(path)).toBe(picture);
  const { openGraph, twitter } = pageMetadata({ title: 'Título', description: 'Texto', path });
  const shown = [
    { url: `http://localhost:3000${picture}`, width: 1200, height: 630, alt: 'Título' },
  ];
  expect(openGraph?.images).toEqual(shown);
  expect(twitter?.images).toEqual(shown);
});

test.each([
  ['/compartir/inicio', ['inicio']],
  ['/compartir/Blog_Detalle/a%2Fb%20%C3%B1', ['Blog_Detalle', 'a/b ñ']],
  ['/compartir/sucursales/monterrey/Centro', ['sucursales', 'monterrey', 'Centro']],
  ['/compartir/Blog_Detalle/100%25', ['Blog_Detalle', '100%']],
])('parses %s', (path, names) => {
  expect(readSharePath(path)).toEqual(names);
});

test('a page may have the share picture of another page', () => {
  const { alternates, openGraph } = pageMetadata({
    ...{ title: 'Centro', description: 'Texto' },
    ...{ path: '/sucursales/monterrey', sharedPath: '/sucursales/monterrey/Centro' },
  });
  expect(alternates?.canonical).toBe('http://localhost:3000/sucursales/monterrey');
  expect(openGraph?.url).toBe('http://localhost:3000/sucursales/monterrey/Centro');
  expect(openGraph?.images).toMatchObject([
    { url: 'http://localhost:3000/compartir/sucursales/monterrey/Centro' },
  ]);
});

test.each([
  '/compartir/',
  '/compartir/a/b/c/d',
  '/compartir/%',
  '/compartir/a/..',
  '/compartir/a/%00',
])('refuses %s', (path) => {
  expect(readSharePath(path)).toBeUndefined();
});

test.each([
  ['Gestión 2025: «más» de 100 % – ¡sí!', 'Gestión 2025: «más» de 100 % – ¡sí!'],
  ['Reciclar ♻️ es fácil 😀', 'Reciclar es fácil'],
  ['Žižek ő', 'Zizek o'],
  ['废物 basura', 'basura'],
  [
    'Menos CO₂ en Nuevo\u00a0León: 3\u2009000 t, COVID‑19',
    'Menos CO2 en Nuevo León: 3 000 t, COVID-19',
  ],
  [
    'Uno\ndos\r\ntres\tcuatro\u2028cinco\u3000seis\u202fsiete',
    'Uno dos tres cuatro cinco seis siete',
  ],
  ['m³ y m², ½ y ⅓, x⁴, №\u00a05, 5\u202f℃', 'm³ y m², ½ y 1⁄3, x4, No 5, 5 °C'],
  ['ｃａｆé ﬁno 𝐍𝐞𝐠𝐫𝐢𝐭𝐚 Ⅳ ①', 'café fino Negrita IV 1'],
  ['2020‐2025 ‒ uno ― dos − tres － cuatro', '2020-2025 - uno - dos − tres - cuatro'],
  ['re\u00adciclar\u200b \ufeffbien\u2060', 'reciclar bien'],
  ['Łódź œuvre Œ đ ≥ 3 ≤ 5 ™ ‹a› ʼb', 'Lódz œuvre Œ d >= 3 <= 5 ™ ‹a› ’b'],
  ['Nin\u0303o', 'Niño'],
])('%s is drawn as %s', (title, drawn) => {
  expect(drawableText(title)).toBe(drawn);
});

test('the typeface contains every sign that is drawn', () => {
  const file = 'node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff';
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error('a collection');
  const known = new Set(font.characterSet);
  const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
  const drawn = new Set(all.flatMap((sign) => [...drawableText(`a${sign.toWellFormed()}a`)]));
  expect([...drawn].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([]);
});

test('a long title ends at a word', () => {
  const drawn = shortened(drawableText('palabra '.repeat(60)), 160);
  expect(drawn.length).toBeLessThanOrEqual(161);
  expect(drawn).toMatch(/palabra…$/);
});

test('the title describes a page without a description', () => {
  const described = (title: string) =>
    pageMetadata({ title, description: ' ', path: '/blog' }).description;
  expect(described('Uno')).toContain('Uno');
  expect(described('Uno')).not.toBe(described('Dos'));
});
