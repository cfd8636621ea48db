import { excerpt, firstParagraph, textOf } from '@/lib/content/html/text';
import { richTextParts } from '@/lib/content/html/rich-text';

const clean = (html: string) =>
  richTextParts(html)
    .map((part) => (part.kind === 'html' ? part.html : '[video]'))
    .join('');

const LETTERS = 'list-style-type:lower-alpha';
const STRUCK = 'text-decoration:line-through';

describe('the numbering of a list', () => {
  test.each([
    '<ol type="a"><li>a</li></ol>',
    '<ol type="I" start="3"><li>a</li></ol>',
    '<ol reversed=""><li>a</li></ol>',
    '<ol><li value="5">a</li><li type="i">b</li></ol>',
    `<ol style="${LETTERS}"><li>a</li></ol>`,
    `<ol><li style="${LETTERS}">a</li></ol>`,
  ])('is kept in %s', (html) => expect(clean(html)).toBe(html));

  test.each([
    ['<ol style="margin:0;LIST-STYLE-TYPE : Upper-Roman ;x:y">', 'ol', 'upper-roman'],
    ['<ol style="list-style: inside lower-greek">', 'ol', 'lower-greek'],
    ['<ol style="list-style-type:none">', 'ol', 'none'],
    [
      '<ol style="list-style-type:decimal;list-style-type:lower-alpha!important">',
      'ol',
      'lower-alpha',
    ],
    ['<ul style="list-style-type:lower-alpha">', 'ol', 'lower-alpha'],
  ])('is taken from the style of %s', (tag, name, type) =>
    expect(clean(`${tag}<li>a</li>`)).toBe(
      `<${name} style="list-style-type:${type}"><li>a</li></${name}>`,
    ),
  );

  test.each([
    '<ol style="list-style-type:url(x)">',
    '<ol style="list-style-type:&quot;- &quot;">',
    '<ol style="color:red;position:fixed">',
  ])('is decimal for %s', (tag) => expect(clean(`${tag}<li>a</li>`)).toBe('<ol><li>a</li></ol>'));

  test('is not added for a style of bullets', () =>
    expect(clean('<ul style="list-style-type:circle"><li>a</li></ul>')).toBe(
      '<ul><li>a</li></ul>',
    ));
});

describe('struck-out content', () => {
  test.each([
    ['<del>lunes</del> <ins>martes</ins>', '<del>lunes</del> <ins>martes</ins>', 'martes'],
    ['<s>lunes</s> martes', '<s>lunes</s> martes', 'martes'],
    ['<strike>$900</strike> $700', '<s>$900</s> $700', '$700'],
    [`<span style="${STRUCK}">a</span> b`, '<s>a</s> b', 'b'],
    [`<font style="TEXT-DECORATION: underline Line-Through red">a</font> b`, '<s>a</s> b', 'b'],
    ['<span style="text-decoration-line:line-through">a</span>b', '<s>a</s>b', 'b'],
    [
      `<p style="${STRUCK}">a <b>b</b></p><p>c</p>`,
      `<p style="${STRUCK}">a <b>b</b></p><p>c</p>`,
      'c',
    ],
    [`<b style="${STRUCK};color:red">a</b>b`, `<b style="${STRUCK}">a</b>b`, 'b'],
    [
      `<ol><li style="${LETTERS};${STRUCK}">a</li><li>b</li></ol>`,
      `<ol><li style="${LETTERS};${STRUCK}">a</li><li>b</li></ol>`,
      'b',
    ],
    ['<del><p>a</p><ul><li>b</li></ul></del>c', '<del><p>a</p><ul><li>b</li></ul></del>c', 'c'],
    ['<span style="text-decoration:underline">a</span>', '<span>a</span>', 'a'],
    [`<span style="${STRUCK};text-decoration:none">a</span>`, '<span>a</span>', 'a'],
  ])('stays struck out in %s, and is not part of the text', (html, shown, text) => {
    expect(clean(html)).toBe(shown);
    expect(textOf(html)).toBe(text);
    expect(excerpt(html)).toBe(text);
  });

  test('is shown if there is nothing else', () =>
    expect(clean('<p><del>Lunes</del></p>')).toBe('<p><del>Lunes</del></p>'));

  test('is not the first paragraph', () =>
    expect(firstParagraph('<p><s>Cerrado</s></p><p>Abierto</p>')).toBe('Abierto'));
});

describe('hidden content', () => {
  test.each([
    '<p style="display:none">no</p>',
    '<p style="DISPLAY : NONE !important; color:red">no</p>',
    '<p style="color:red;display:/* x */none">no <b>no</b> <img src="a.webp"> no</p>',
    '<p hidden>no</p>',
    '<div hidden="until-found"><p>no</p><p>no</p></div>',
    '<span style="mso-hide:all">no</span>',
    "<span style='font-size:9pt;mso-hide:All'>no <span>no</span></span>",
    '<div style="visibility:hidden"><ul><li>no</ul></div>',
    '<table><tr style="visibility:collapse"><td>no</td></tr></table>',
    '<br hidden><img src="a.webp" style="display:none"><otro hidden>no</otro>',
    '<button hidden>no</button><script hidden>no</script>',
    '<p style="opacity:0">no</p>',
    '<span style="font-size:0">no</span>',
    '<p style="font-size: 0px; line-height:0">no</p>',
    '<div style="max-height:0;overflow:hidden"><p>no</p></div>',
    '<div style="height:0px;overflow:hidden">no</div>',
    '<p style="position:absolute;left:-9999px">no</p>',
    '<p style="text-indent:-9999px">no</p>',
    '<p style="color:transparent">no</p>',
    '<span style="position:absolute;clip:rect(0, 0, 0, 0)">no</span>',
    '<p style="opacity:0.0">no</p>',
    '<section style="content-visibility:hidden">no</section>',
    '<font style="display:none">no</font>',
    '<a href="/x" hidden>no</a>',
    '<template><p>no</p></template>',
    '<!-- no -->',
    '<!--[if gte mso 9]><p>no</p><![endif]-->',
    '<dialog>no</dialog><datalist>no</datalist><noembed>no</noembed><noframes>no</noframes>',
    '<iframe style="display:none" src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  ])('is not shown anywhere: %s', (html) => {
    expect(clean(html)).toBe('');
    expect(textOf(html)).toBe('');
    const around = `<p>uno</p>${html}<h2>dos</h2><div>${html}<ul><li>tres</li></ul></div><p>b</p>`;
    expect(clean(around)).toBe('<p>uno</p><h2>dos</h2><div><ul><li>tres</li></ul></div><p>b</p>');
    expect(textOf(around)).toBe('uno dos tres b');
    expect(firstParagraph(html + around)).toBe('uno');
  });

  test.each([
    '<div style="font-size:0"><p style="font-size:16px">sí</p></div>',
    '<p style="text-indent:-20px">sí</p>',
    '<p style="height:0">sí</p>',
    '<div style="overflow:hidden"><p>sí</p></div>',
  ])('is not what these styles mean: %s', (html) => {
    expect(textOf(html)).toBe('sí');
  });

  test('ends at the next paragraph if the hidden one is left open', () => {
    expect(clean('<p hidden>no<p>sí')).toBe('<p>sí</p>');
    expect(textOf('<p hidden>no<p>sí')).toBe('sí');
  });

  test.each([
    'display:block',
    'display:none;display:block',
    'visibility:visible',
    'opacity:0.5',
    'opacity:',
    'mso-hide:none',
    'content:"display:none"',
    'x-display:none',
  ])('is shown if its style is %s', (style) => {
    expect(clean(`<p style='${style}'>sí</p>`)).toBe('<p>sí</p>');
    expect(textOf(`<p style='${style}'>sí</p>`)).toBe('sí');
  });
});

describe('a language or direction', () => {
  test.each(['en', 'es-MX', 'zh-Hant-TW', 'nah'])('is kept if it is %s', (lang) =>
    expect(clean(`<p lang="${lang}">a</p>`)).toBe(`<p lang="${lang}">a</p>`),
  );
  test.each(['', 'inglés', 'e', 'en_US', 'en"x', '<b>', 'x'.repeat(9)])(
    'is removed if it is %j',
    (lang) => expect(clean(`<p lang='${lang}'>a</p>`)).toBe('<p>a</p>'),
  );
  test.each([
    ['<p dir="rtl">a</p>', '<p dir="rtl">a</p>'],
    ['<p dir=" RTL ">a</p>', '<p dir="RTL">a</p>'],
    ['<p dir="left">a</p>', '<p>a</p>'],
    ['<font lang="en">a</font>', '<span lang="en">a</span>'],
    ['<a href="/x" lang="en">a</a>', '<a href="/x" lang="en">a</a>'],
    ['<p><bdo dir="rtl">a</bdo><bdi>b</bdi></p>', '<p><bdo dir="rtl">a</bdo><bdi>b</bdi></p>'],
    ['<table lang="en"><tr><td>a', '<table lang="en"><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<h2 lang="en">a</h2><h4>b</h4>', '<h2 lang="en">a</h2><h4>b</h4>'],
  ])('is cleaned from %s to %s', (html, shown) => expect(clean(html)).toBe(shown));
});

describe('links within a text', () => {
  /** Returns the ids of a text and the targets of its internal links, without the prefix. */
  const anchors = (html: string) => {
    const shown = clean(html);
    const all = (pattern: RegExp) =>
      [...shown.matchAll(pattern)].map(([, name = '']) => name.replace(/^texto-[0-9a-f]{6}-/, '~'));
    return { ids: all(/ id="([^"]*)"/g), links: all(/ href="#([^"]*)"/g) };
  };

  test.each([
    ['<a href="#s3">a</a><h2 id="s3">b</h2>', ['~s3']],
    ['<h2 id="s3">b</h2><a href="#s3">a</a>', ['~s3']],
    ['<a href="#s3">a</a><a name="s3">b</a>', ['~s3']],
    ['<a href="#s3">a</a><p>x</p><p><a name="s3"></a></p>', ['~s3']],
    ['<a href="#secci%C3%B3n 3">a</a><p id="sección 3">b</p>', ['~secci%C3%B3n%203']],
    ['<a href="#x&quot;&amp;y">a</a><p id="x&quot;&amp;y">b</p>', ['~x%22%26y']],
    ['<a href="#body">a</a><p id="body">b</p>', ['~body']],
    ['<a href="#t">a</a><table><tr id="t"><td>b</td></tr></table>', ['~t']],
    [
      '<a href="#v">a</a><a id="v"></a><iframe src="https://youtu.be/abcdefghijk"></iframe>',
      ['~v'],
    ],
  ])('jump to their id, which differs from every id of the page: %s', (html, both) =>
    expect(anchors(html)).toEqual({ ids: both, links: both }),
  );

  test('lead to the first of two elements with the same id', () =>
    expect(anchors('<a href="#a">x</a><p id="a">1</p><p id="a">2</p>').ids).toEqual(['~a']));

  test('have different ids in two texts of a page', () => {
    const [one, two] = ['1', '2'].map((text) => clean(`<a href="#a">x</a><p id="a">${text}</p>`));
    expect(one?.match(/id="[^"]+"/)?.[0]).not.toBe(two?.match(/id="[^"]+"/)?.[0]);
  });

  test('keep links to the page, and remove ids without a link', () =>
    expect(clean('<p id="contenido">a</p><a href="#faqs-section">b</a><a href="#">c</a>')).toBe(
      '<p>a</p><a href="#faqs-section">b</a><a href="#">c</a>',
    ));

  test('do not change a text that looks like an attribute', () =>
    expect(clean('<a href="#a">x</a><p id="a"> id="a" href="#a"</p>')).toMatch(
      /"> id="a" href="#a"<\/p>$/,
    ));
});

describe('the size of a picture', () => {
  test.each([
    ['width="24" height="24"', 'width="24" height="24"'],
    ['width="24px"', 'width="24"'],
    ['style="width: 24px; height: 30.4px"', 'width="24" height="30"'],
    ['width="1200" height="800" style="width:300px;height:auto"', 'width="300"'],
    ['width="1200" height="800" style="width:100%"', 'width="1200" height="800"'],
    ['width="50%" height="auto"', ''],
    ['width="0" height="-1"', ''],
    ['width="x&quot; onload=y"', ''],
  ])('is read from %s as %j', (given, kept) =>
    expect(clean(`<img src="a.webp" ${given}>`)).toBe(
      `<img src="/archivos/a.webp" alt="" loading="lazy"${kept && ` ${kept}`}>`,
    ),
  );
});
