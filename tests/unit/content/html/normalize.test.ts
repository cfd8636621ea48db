import fc from 'fast-check';
import { defaultTreeAdapter, html as standard, parse, parseFragment, serialize } from 'parse5';
import { normalizeHtml } from '@/lib/content/html/normalize';
import { richTextParts } from '@/lib/content/html/rich-text';
import { scrollingTables } from '@/lib/content/html/tables';
import { tagSoup } from '@/tests/support/tag-soup';

const DIV = defaultTreeAdapter.createElement('div', standard.NS.HTML, []);

/** Returns what a browser parses in a `div`, as the standard serializes it. */
const reread = (html: string) => serialize(parseFragment(DIV, html, {}));

const cleaned = (html: string) =>
  richTextParts(html).flatMap((part) => (part.kind === 'html' ? [part.html] : []));

/** Puts the HTML below elements that items, terms, links and paragraphs in it could close. */
const page = (html: string) =>
  '<!DOCTYPE html><html><head></head><body><main><ul><li><dl><dd><div><details><summary>uno</summary>' +
  `<div>${html}</div></details><p>después</p></div></dd></dl></li></ul></main></body></html>`;

test.each([
  ['a paragraph in a paragraph', '<p>a<p>b</p></p>', '<p>a</p><p>b</p>'],
  ['a block in a paragraph', '<p>a<div>b</div>c</p>', '<p>a</p><div>b</div>c'],
  [
    'a link in a link',
    '<a href="/x">a<a href="/y">b</a></a>',
    '<a href="/x">a</a><a href="/y">b</a>',
  ],
  ['a heading in a heading', '<h2>a<h3>b</h3></h2>', '<h2>a</h2><h3>b</h3>'],
  [
    'text in a table, out of its cells',
    '<table>a<tr>b<td>c</table>',
    'ab<table><tbody><tr><td>c</td></tr></tbody></table>',
  ],
  ['rows without a table', '<tr><td>a</td></tr>b', 'ab'],
  ['crossed tags', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b><i>c</i>'],
  ['tags left open', '<div><b>a', '<div><b>a</b></div>'],
  ['ends without a beginning', 'a</div></section></p>', 'a'],
  ['items without a list', '<li>a</li> <li>b</li>', '<ul><li>a</li><li>b</li></ul> '],
  ['an item in a block of an item', '<ul><li>a<div><li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['terms without a list', '<dt>a</dt><dd>b</dd>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'groups of terms',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
  ],
  [
    'a term in a block of a term',
    '<dl><dd>a<div><dd>b</dd></div></dd></dl>c',
    '<dl><dd>a</dd><dd>b</dd></dl>c',
  ],
  ['NUL', '<p>a\u0000b</p>', '<p>ab</p>'],
  ['carriage returns', '<p>a\r\nb\rc&#13;d</p>', '<p>a\nb\nc\nd</p>'],
  ['an empty paragraph', '<p> \n&nbsp;</p>a<p></p>', 'a'],
  [
    'an empty block between words',
    'a<div></div>b<i>c</i><p></p>d',
    'a<div></div>b<i>c</i><p></p>d',
  ],
  ['an empty heading', '<h2>&nbsp;</h2>a<h3><br></h3><h4><b> </b>\u200b</h4>', 'a'],
  ['an empty heading between words', 'a<h2></h2>b', 'a<div></div>b'],
  ['an empty paragraph with a break', 'a<p><br></p><p>\u00ad\ufeff</p>', 'a'],
  [
    'an empty link',
    'a <a href="/x"></a><a href="/y"> <b></b></a>b',
    'a <span></span><span> <b></b></span>b',
  ],
  ['a link of a picture', '<a href="/x"><img src="a"></a>', '<a href="/x"><img src="a"></a>'],
  ['an empty list', '<ul></ul><ol><li> </li></ol><dl><dt></dt></dl>a', 'a'],
  ['an empty item', '<ul><li>a</li><li>&nbsp;</li></ul>', '<ul><li>a</li></ul>'],
  ['an empty number', '<ol><li>a</li><li></li></ol>', '<ol><li>a</li><li></li></ol>'],
  [
    'a list in a list',
    '<ul><ul><li>a</li></ul></ul>',
    '<ul><li style="list-style-type:none"><ul><li>a</li></ul></li></ul>',
  ],
  [
    'a list after an item',
    '<ul><li>a</li><ol><li>b</li></ol> <li>c</li></ul>',
    '<ul><li>a<ol><li>b</li></ol></li> <li>c</li></ul>',
  ],
  [
    'a text in a list',
    '<ol>a<li>b</li></ol>',
    '<ol><li style="list-style-type:none">a</li><li>b</li></ol>',
  ],
  ['an empty table', '<table></table><table><tbody><tr><td>&nbsp;</td></tr></table>a', 'a'],
  [
    'empty parts of a table',
    '<table><caption> </caption><thead></thead><tr></tr><tbody><tr><td>a</td><td></td></tr></tbody><tfoot><tr></tr></tfoot></table>',
    '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>',
  ],
  ['an empty quotation', '<blockquote><p>&nbsp;</p></blockquote>a', 'a'],
  ['an empty block', 'a<div>&nbsp;</div><div><figure> </figure></div>', 'a<div>&nbsp;</div>'],
])('normalizing repairs %s', (_name, html, expected) => expect(normalizeHtml(html)).toBe(expected));

test('the result for any tag soup parses to itself', () => {
  fc.assert(
    fc.property(tagSoup, (soup) => {
      for (const html of cleaned(soup)) expect(reread(html)).toBe(html);
    }),
    { numRuns: 2_000 },
  );
});

test('cleaning the result for any tag soup again changes nothing', () => {
  fc.assert(
    fc.property(tagSoup, (soup) => {
      const once = cleaned(soup).join('');
      expect(cleaned(once).join('')).toBe(once);
    }),
    { numRuns: 2_000 },
  );
});

test('any tag soup leaves the page around it unchanged', () => {
  fc.assert(
    fc.property(tagSoup, (soup) => {
      for (const html of cleaned(soup)) {
        const shown = page(scrollingTables(html));
        const read = serialize(parse(shown));
        expect(read).toBe(shown.replaceAll(' data-table>', ' data-table="">'));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('unbounded nesting is cut, and its text stays', () => {
  for (const tag of ['div', 'b', 'blockquote', 'ul><li', 'table><tr><td', 'p><b><div']) {
    const [part] = cleaned(`<${tag}>`.repeat(20_000) + 'texto');
    expect(part).toContain('texto');
    expect(reread(part ?? '')).toBe(part);
    expect(part?.length).toBeLessThan(20_000);
  }
});
