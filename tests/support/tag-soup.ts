import fc from 'fast-check';

const TAGS = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'button', 'caption', 'code', 'col', 'colgroup', 'dd'],
  ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'form', 'frameset', 'h1', 'h2'],
  'h3',
  ...['hr', 'html', 'i', 'iframe', 'img', 'input', 'li', 'listing', 'main', 'math', 'mi', 'nobr'],
  ...['object', 'ol', 'option', 'p', 'plaintext', 'pre', 'rt', 'ruby', 's', 'script', 'section'],
  ...['select', 'small', 'span', 'strong', 'style', 'sub', 'summary', 'svg', 'table', 'tbody'],
  'td',
  ...['template', 'textarea', 'tfoot', 'th', 'thead', 'time', 'title', 'tr', 'u', 'ul', 'video'],
];

const TEXTS = [
  ...['texto', ' ', '\n', '\r', '\r\n', '\t', '\f', '\u0000', '\u000b', '\u001f', '\u0085'],
  '\u00a0',
  ...['\ufeff', '\ufffe', '\u2028', '\ud83d', '🚛', 'a<b', 'a>b', '"', "'", '&', '&amp'],
  '&lt;p&gt;',
  ...['&#0;', '&#13;', '&#10;', '&#x80;', '&#xd800;', '&nbsp;', '&notit;', '<!-- x -->', '<!--'],
  '-->',
  ...['<![CDATA[', ']]>', '<?x', '</', '<p', '<a title="', '<p\u0000>'],
];

const ATTRIBUTES = [
  ...['', '', '', ' href="/servicios"', ' href=x title="a<b>&quot;c"'],
  ' src="foto.webp" alt=\'"\'',
  ...[' start="3"', ' colspan=2', ' datetime="\u0000"', ' title="\r\n&#13;\u0000"'],
  ...[' class=x id=y', ' /', ' hidden', ' lang=en dir=rtl', ' value=3 type=a reversed'],
  ...[' style="list-style:lower-roman;text-decoration:line-through"', ' width=24 height=9'],
];

const tag = fc.constantFrom(...TAGS);
const piece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(tag, fc.constantFrom(...ATTRIBUTES)).map((t) => `<${t[0]}${t[1]}>`),
  },
  { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
);

/** Generates tag soup: unclosed, crossed and misplaced tags, and control characters. */
export const tagSoup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
