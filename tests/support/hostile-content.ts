/** HTML that a browser parses into other elements than the source shows. */
const SOUP = [
  '<p>uno<p>dos<div>tres</p>cuatro',
  '<a href="/x">uno <a href="/y">dos</a> tres</a><a href="/z">',
  '<table>texto<tr>fila<td>celda</table>tras',
  '<h2><table><tr><td><h3>x</h3></td></tr></table></h2><table><tr><td>y</table>',
  '<li>uno<li>dos</li></li><ul><li>tres<div><li>cuatro',
  '<dl><p>x<dt>a<dd>b<dl><dt>c</dl><div><dd>d',
  '<tr><td>uno</td></tr><td>dos<th>tres<caption>c',
  '</div></p></main></body></html></article></section></li></ul></a></span></h2></table></td>',
  '<b><p>uno</b>dos</p><i><div>x</i></div><h2>uno<h3>dos</h2>tres</h3>',
  '<form><form><button><button>x</button></form><input><select><option>y</select><textarea>\n x</textarea>',
  '<svg><p>x</p><foreignObject><div>y</div></foreignObject></svg><math><mi><p>z</p></mi></math>',
  'a\u0000b\rc\r\nd\fe\u0001&#0;&#13;&#1;&#x80;&#xD800;\ud800\ufffe\ufeff',
  '<p\u0000>x<\u0000p>y</p><!-- x --!> <!--> <? x > <![CDATA[ y ]]>',
  '<p>a<ul><li><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><li>b',
  '<div><span><b><i><u><blockquote><ul><li>',
  '<b>'.repeat(300) + '<div>'.repeat(300) + 'x',
];

const NUL = '\u0000';

/** The fields that are not text for a reader. Without them a record has no address, file or place. */
const KEPT =
  /url|route|image|photo|file|^(?:id\w*|key|shortname|json|count|type|enabled|modulo|state|selected_frequency|postal_code|ext_number|latitude|longitude|meta_\w+|title_page)$/;

/** The texts that identify a record. */
const REQUIRED = new Set([
  ...['name', 'element', 'question', 'title_publication', 'report_name', 'program_name'],
  ...['section_name', 'subsection_name', 'titulo'],
]);

function soupFor(text: string): string {
  const first = text.length % SOUP.length;
  return [...SOUP.slice(first), ...SOUP.slice(0, first)].join('');
}

function hostileText(text: string, field: string, record: object): string {
  if (text.startsWith('<')) return soupFor(text) + text + soupFor(text);
  // A title identifies a record with an id. For an image it is only the caption.
  const isCaption = field === 'title' && !('id' in record);
  const isRequired = REQUIRED.has(field) || (field === 'title' && !isCaption);
  if (isRequired) return `${NUL}${text}\r\n\u0001${NUL}`;
  return KEPT.test(field) ? text : NUL;
}

const LONG_WORD = 'Otorrinolaringologicodesoxirribonucleicoelectroencefalografistas';

function longText(text: string, field: string): string {
  if (text.startsWith('<')) {
    return `<h2>${LONG_WORD}</h2><p>${LONG_WORD} <a href="/blog">${LONG_WORD}</a></p><ul><li>${LONG_WORD}</li></ul><table><tr><th>${LONG_WORD}</th><td>${LONG_WORD}</td></tr></table>${text}`;
  }
  if (field === 'email') return `${LONG_WORD}@${LONG_WORD}.example`;
  return KEPT.test(field) || text === '' || text === '0' ? text : `${text} ${LONG_WORD}`;
}

/** Returns a gateway response with a word wider than a phone in each of its texts. */
export function longWords(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return longText(value, field);
  if (Array.isArray(value)) return value.map((item) => longWords(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, longWords(item, key)]),
  );
}

/** Returns a gateway response with tag soup around all its HTML, and NUL in its texts or instead of them. */
export function hostileContent(value: unknown, field = '', record: object = {}): unknown {
  if (typeof value === 'string') return hostileText(value, field, record);
  if (Array.isArray(value)) return value.map((item) => hostileContent(item, field, record));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, hostileContent(item, key, value)]),
  );
}
