import { serialize } from 'node:v8';
import { latin1Text } from '@/lib/server/response/latin1-text.mts';
import { preparePage } from '@/lib/server/response/prepare-page.mts';

test.each([
  ['text', '<p>© 2021–2026, día</p>', '<p>© 2021&#8211;2026, día</p>'],
  ['an attribute', '<a title="“Ñandú” 🚛">', '<a title="&#8220;Ñandú&#8221; &#128667;">'],
  [
    'a script',
    '<script async="">f("–🚛é")</script>…',
    '<script async="">f("\\u2013\\ud83d\\ude9bé")</script>&#8230;',
  ],
  [
    'data',
    '<script type="application/ld+json">{"a":"“"}</script>',
    '<script type="application/ld+json">{"a":"\\u201c"}</script>',
  ],
  [
    'a style, which stays',
    '<style>a::after{content:"→"}</style>',
    '<style>a::after{content:"→"}</style>',
  ],
])('what is beyond Latin-1 is escaped in %s', (_where, html, escaped) => {
  expect(latin1Text(html)).toBe(escaped);
});

test('a page takes one byte a letter, whatever an editor writes', () => {
  const { html } = preparePage(`<p>“Día”${'a'.repeat(1_000)}</p>`);
  expect(serialize(html).length).toBeLessThan(1.1 * html.length);
});
