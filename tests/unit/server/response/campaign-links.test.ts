import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { carryCampaign } from '@/lib/server/response/campaign-links';
import { processorTime } from '@/tests/support/processor-time';

const CAMPAIGN = 'utm_source=boletin&utm_campaign=lluvias-2026';
const ADDED = 'utm_source=boletin&amp;utm_campaign=lluvias-2026';
const carried = (html: string) => carryCampaign(html, CAMPAIGN);

test.each([
  ['<a href="/">', `<a href="/?${ADDED}">`],
  [
    '<a class="x" href="/blog#noticia-4" rel="y">',
    `<a class="x" href="/blog?${ADDED}#noticia-4" rel="y">`,
  ],
  [
    '<a href="/detalle_pregunta?id_grouper=1&amp;id=2">',
    `<a href="/detalle_pregunta?id_grouper=1&amp;id=2&amp;${ADDED}">`,
  ],
  ['<a href="/sucursales/d&#x27;Or">', `<a href="/sucursales/d&#x27;Or?${ADDED}">`],
  ['<a title="a > b" href="/blog">', `<a title="a > b" href="/blog?${ADDED}">`],
  ['<A HREF="/blog">', `<A HREF="/blog?${ADDED}">`],
  [
    '<form action="/api/contact" method="post" class="f">',
    `<form action="/api/contact?${ADDED}" method="post" class="f">`,
  ],
  ['<noscript><a href="/contactanos">', `<noscript><a href="/contactanos?${ADDED}">`],
])('%s', (html, expected) => expect(carried(html)).toBe(expected));

test.each([
  '<a href="#contenido">',
  '<a href="tel:+528007332222">',
  '<a href="https://otro.example/blog">',
  '<a href="/archivos/a.pdf">',
  '<a data-href="/blog">',
  '<a href="/caf&eacute;">',
  '<abbr href="/blog">',
  '<area href="/blog">',
  '<link rel="canonical" href="/blog"/>',
  '<form action="/busqueda" role="search">',
  '<form action="/api/contact">',
  '<p>&lt;a href="/blog"&gt;</p>',
  '<!-- <a href="/blog"> -->',
  '<style>a::after{content:\'<a href="/blog">\'}</style>',
])('is left alone: %s', (html) => expect(carried(html)).toBe(html));

test('scripts stay to the letter, or their hashes would not fit', () => {
  // As Next writes a page's data, with "<" escaped, and what an escape that was forgotten would be.
  const flight = `<script>self.__next_f.push([1,"\\u003ca href=\\"/blog\\"\\u003e"])</script>`;
  const json = `<script type="application/ld+json">{"url":"<a href=\\"/blog\\">"}</script>`;
  const html = `${flight}<a href="/blog">${json}${flight}`;
  expect(carried(html)).toBe(`${flight}<a href="/blog?${ADDED}">${json}${flight}`);
});

test('what React writes in an attribute is read and written back', () => {
  const href = `/servicios/"a"&'b'<c>?x=1&y=2#z`;
  const page = (query: string) =>
    renderToString(createElement('a', { href: href.replace('#', `${query}#`) }));
  expect(carried(page(''))).toBe(page(`&${CAMPAIGN}`));
});

test('a page of unclosed quotes takes no time', async () => {
  const html = `<a href="/x`.repeat(100_000);
  expect(await processorTime(() => carried(html))).toBeLessThan(20_000);
});
