/** @jest-environment jsdom */
import fc from 'fast-check';
import { richTextParts, type RichTextPart } from '@/lib/content/html/rich-text';
import { processorTime } from '@/tests/support/processor-time';

const YOUTUBE = 'https://www.youtube.com/embed/abcdefghijk';
const youtube = expect.objectContaining({ kind: 'embed', provider: 'YouTube' });

const htmlOf = (parts: RichTextPart[]) =>
  parts.map((part) => (part.kind === 'html' ? part.html : '[video]')).join('');
const clean = (html: string, level?: number) => htmlOf(richTextParts(html, level));

const SAFE_TAGS = new Set(
  'p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote strong b em i u s sub sup small mark code a img figure figcaption div span abbr time del ins bdi bdo q cite table caption thead tbody tfoot tr th td'
    .toUpperCase()
    .split(' '),
);
const SAFE_ATTRIBUTES =
  /^(?:href|rel|target|title|src|alt|loading|datetime|start|colspan|rowspan|scope|id|style|lang|dir|reversed|type|value|width|height)$/;
const SAFE_STYLE = /^(?:list-style-type:[a-z-]+|text-decoration:line-through|;)+$/;

/** Parses, serializes and parses the HTML again as a browser does, which mutation XSS needs. */
function expectHarmless(html: string): void {
  const page = document.createElement('div');
  page.innerHTML = html;
  const parsedOnce = page.innerHTML;
  page.innerHTML = parsedOnce;
  for (const element of page.querySelectorAll('*')) {
    expect(SAFE_TAGS).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(SAFE_ATTRIBUTES);
      if (name === 'href')
        expect(new URL(value, 'https://site.example').protocol).toMatch(/^(?:https?|mailto|tel):$/);
      if (name === 'style') expect(value).toMatch(SAFE_STYLE);
      if (name === 'id') expect(value).toMatch(/^texto-[0-9a-f]{6}-/);
      if (name === 'src') expect(value).toMatch(/^\/archivos\//);
    }
  }
}

/** Checks that HTML in a wrapper ends where the wrapper ends. */
function expectContained(html: string): void {
  const page = document.createElement('div');
  page.innerHTML = `<div>${html}</div><p id="after"></p>`;
  expect(page.children).toHaveLength(2);
  expect(page.lastElementChild?.id).toBe('after');
}

test.each([
  ['<p>Recolección &amp; <strong>más</strong></p>'],
  ['<ul><li>uno</li><li>dos</li></ul>'],
  ['<ol start="3"><li>tres</li></ol>'],
  [
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">b</td></tr></tbody></table>',
  ],
  ['<blockquote>cita</blockquote>'],
  ['<p>m<sup>3</sup>, CO<sub>2</sub>, <abbr title="Residuos">RPBI</abbr></p>'],
  ['<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
])('keeps %s', (html) => expect(clean(html)).toBe(html));

test.each(['', '   ', '<!-- nada -->', '<script>alert(1)</script>'])('%j has no parts', (html) =>
  expect(richTextParts(html)).toEqual([]),
);

describe('hostile HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT>',
    '<script>alert(1)',
    '<style>*{display:none}</style>',
    '<link rel=stylesheet href=//evil.example>',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<base href="//evil.example/">',
    '<object data="x.swf"><embed src="x.swf"></object>',
    '<form action="//evil.example"><input name=a><button>b</button></form>',
    '<p onclick="alert(1)" onmouseover=alert(1) style="position:fixed" class="x" id="contenido">t</p>',
    '<img src=x onerror=alert(1)>',
    '<img src="a.webp" onerror="alert(1)" srcset="//evil.example/x 2x" style="x">',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
    '<math href="javascript:alert(1)"><mi>x</mi></math>',
    '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
    '<audio src=x autoplay></audio>',
    '<details ontoggle=alert(1) open>x</details>',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><img src=x onerror=alert(1)></noscript>',
    '<constructor>x</constructor><__proto__>y</__proto__>',
    '<a href="#cookie">x</a><p id="cookie">t</p><img src="a.webp" id="forms" name="body">',
    '<ol style="list-style-type:lower-alpha;background:url(//evil.example)"><li>t</ol>',
    '<p data-x="1" aria-hidden="true" tabindex="1" contenteditable>t</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="vbscript:x">x</a><a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="file:///etc/passwd">x</a><a href="blob:x">x</a>',
  ])('is harmless: %s', (html) => {
    const result = clean(`<p>antes</p>${html}<p>después</p>`);
    expectHarmless(result);
    expect(result).toContain('<p>antes</p>');
  });

  test.each([
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg><p><style><g title="</style><img src=x onerror=alert(1)>"></p></svg>',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<select><option><style></option></select><b><img src=xx: onerror=alert(1)></style></option>',
    '<a title="`<img src=x onerror=alert(1)>`">x</a>',
    '<abbr title="&quot; onmouseover=&quot;alert(1)">x</abbr>',
    '<abbr title=\'" onmouseover="alert(1)\'>x</abbr>',
    '<<script>script>alert(1)<</script>/script>',
    '<img src="x.webp" alt="</p><script>alert(1)</script>">',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p>',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--a--!><img src=x onerror=alert(1)>',
    '<?xml <img src=x onerror=alert(1)> ?>',
    '<table><caption><a href="javascript:alert(1)"><table></a></caption></table>',
    `<iframe src="${YOUTUBE}?a=</video-mark><img src=x onerror=alert(1)>"></iframe>`,
    `<iframe src='${YOUTUBE}"><img src=x onerror=alert(1)>'></iframe>`,
    '\u0000<scr\u0000ipt>alert(1)</script>',
  ])('is harmless after parsing twice: %j', (html) => {
    for (const part of richTextParts(html)) {
      if (part.kind === 'html') expectHarmless(part.html);
    }
  });

  test('is harmless in any combination', () => {
    const bad = fc.constantFrom(
      ...['<p>', '</p>', '<div>', '</div>', '<table>', '<tr><td>', '</table>', '<svg>', '</svg>'],
      ...['<math>', '<style>', '</style>', '<script>', '</script>', '<!--', '-->', '<![CDATA['],
      ']]>',
      ...['<a href="javascript:x">', '<a title="', '">', "'", '&lt;img src onerror=x&gt;', '<h1>'],
      '</h3>',
      ...['<img src=x onerror=x>', '<img src="a.webp">', `<iframe src="${YOUTUBE}">`, '</iframe>'],
      ...['<video-mark data-url="', YOUTUBE, '</video-mark>', '<template>', '<noscript>'],
      '<title>',
      ...['<form>', '<mglyph>', '<mtext>', '<li>', '<ul>', 'texto', '\u0000', '&#x6a;', '<', '>'],
      '/',
    );
    fc.assert(
      fc.property(fc.array(bad, { maxLength: 14 }), (pieces) => {
        for (const part of richTextParts(pieces.join(''))) {
          if (part.kind === 'video') continue;
          expectHarmless(part.html);
          expectContained(part.html);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('links', () => {
  test('have no opener to other sites, and do not change within the site', () => {
    expect(
      clean(
        '<a href="https://otro.example/x?a=1&amp;b=2" target="_blank" rel="opener">a</a>' +
          '<a href="HTTP://otro.example">b</a><a href="/servicios" target="_top">c</a>' +
          '<a href="#faqs-section" title="Ir">d</a><a href="mailto:a@b.example">e</a><a href="tel:+52">f</a>',
      ),
    ).toBe(
      '<a href="https://otro.example/x?a=1&amp;b=2" rel="noopener" target="_blank">a</a>' +
        '<a href="HTTP://otro.example" rel="noopener">b</a><a href="/servicios">c</a>' +
        '<a href="#faqs-section" title="Ir">d</a><a href="mailto:a@b.example">e</a><a href="tel:+52">f</a>',
    );
  });

  test('have a readable address of another site for print, and cannot set it themselves', () =>
    expect(
      clean(
        '<a href="https://otro.example/San%20Rom%C3%A1n">a</a>' +
          '<a href="https://otro.example/" data-address="b">b</a>',
      ),
    ).toBe(
      '<a href="https://otro.example/San%20Rom%C3%A1n" rel="noopener" data-address="https://otro.example/San Román">a</a>' +
        '<a href="https://otro.example/" rel="noopener">b</a>',
    ));

  test('lead to the file path for a file of the gateway, which visitors cannot call', () => {
    const call = '/azure-storage/api/blob/download';
    expect(
      clean(
        `<a href="https://gateway.example${call}/?file=una%20hoja.pdf" target="_blank">a</a>` +
          `<a href="${call}?x=1&amp;file=a+b.pdf">b</a>` +
          `<a href="https://gateway.example${call}/?file=%E0%A4%A">c</a>`,
      ),
    ).toBe(
      '<a href="/archivos/una%20hoja.pdf">a</a><a href="/archivos/a%2Bb.pdf">b</a>' +
        `<a href="https://gateway.example${call}/?file=%E0%A4%A" rel="noopener">c</a>`,
    );
  });

  test.each([
    ['sucursales/merida', '/sucursales/merida'],
    [' sucursales/merida?a=b:c#d ', '/sucursales/merida?a=b:c#d'],
    ['./blog', '/./blog'],
    ['?x=1', '?x=1'],
  ])('of %j without a host lead to %j, as in the menus', (href, expected) =>
    expect(clean(`<a href="${href}">x</a>`)).toBe(`<a href="${expected}">x</a>`),
  );

  test.each(['_top', '_parent', 'otra', '_BLANK', ''])('cannot name the frame %j', (target) =>
    expect(clean(`<a href="https://otro.example" target="${target}">x</a>`)).toBe(
      '<a href="https://otro.example" rel="noopener">x</a>',
    ),
  );

  test.each([
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', ' //evil.example'],
    ...['http://', 'https://', 'http://a b/', 'javascript:x', 'sms:5555550101', '', ' '],
  ])('are not made from an address without a host, or one that hides it: %j', (href) =>
    expect(clean(`<a href="${href}" title="t">x <b>y</b></a>`)).toBe('<span>x <b>y</b></span>'),
  );

  test('do not include an anchor without an address', () =>
    expect(clean('<p><a name="x">Costos</a> <a href="/blog">a</a></p><p>b</p>')).toBe(
      '<p><span>Costos</span> <a href="/blog">a</a></p><p>b</p>',
    ));
});

describe('pictures', () => {
  const call = 'https://gateway.example/azure-storage/api/blob/download/?file=';
  test.each([
    [`${call}foto.webp`, '/archivos/foto.webp'],
    [
      `${call}Foto%20%281%29%20%26%20%C3%B1%20%232%20100%25.webp`,
      `/archivos/${encodeURIComponent('Foto (1) & ñ #2 100%.webp')}`,
    ],
    [`${call}a+b.webp`, '/archivos/a%2Bb.webp'],
    ['/azure-storage/api/blob/download?x=1&file=a.png', '/archivos/a.png'],
    ['foto.webp', '/archivos/foto.webp'],
    ['Foto de planta.JPG', '/archivos/Foto%20de%20planta.JPG'],
    ['/archivos/foto.webp', '/archivos/foto.webp'],
  ])('load %s through the file path', (src, expected) =>
    expect(clean(`<img src="${src.replace(/&/g, '&amp;')}" alt="Planta">`)).toBe(
      `<img src="${expected}" alt="Planta" loading="lazy">`,
    ),
  );

  test.each([
    'https://otro.example/foto.webp',
    '//otro.example/foto.webp',
    'http://gateway.example/foto.webp',
    '/otra/foto.webp',
    '../foto.webp',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1).png',
    'pixel.php?x=1',
    `${call}%E0%A4%A`,
    '',
  ])('from %s are removed, and the text around them stays', (src) => {
    const result = clean(`<p>antes <img src="${src.replace(/"/g, '&quot;')}"> después</p>`);
    expect(result).not.toContain('<img');
    expect(result).toMatch(/antes .*después/);
  });
});

describe('headings', () => {
  test.each([
    ['<h1>a</h1><h2>b</h2>', 2, '<h2>a</h2><h3>b</h3>'],
    ['<h1>a</h1><h2>b</h2>', 3, '<h3>a</h3><h4>b</h4>'],
    ['<h3>a</h3><h4>b</h4><h3>c</h3>', 2, '<h2>a</h2><h3>b</h3><h2>c</h2>'],
    ['<h2>a</h2>', 2, '<h2>a</h2>'],
    ['<h1>a</h1><h6>b</h6>', 4, '<h4>a</h4><h6>b</h6>'],
    ['<h2 class="x" style="y" id="z">a</h2>', 2, '<h2>a</h2>'],
    ['<!-- <h1>x</h1> --><h3>y</h3>', 2, '<h2>y</h2>'],
    ['<h1>&nbsp;</h1><h3>y</h3>', 2, '<h2>y</h2>'],
    ['<h1><h3>y</h3></h1>', 2, '<h2>y</h2>'],
    [
      'a<h1>b</h1><iframe src="https://youtu.be/abcdefghijk"></iframe><h2>c</h2>',
      3,
      'a<h3>b</h3>[video]<h4>c</h4>',
    ],
  ])('in %s start at level %p', (html, level, expected) =>
    expect(clean(html, level)).toBe(expected),
  );

  test('are never an h1', () => {
    expect(clean('<h1>a</h1>')).not.toContain('<h1');
  });
});

test('the fallback of a video may contain a link, and an unclosed video hides nothing after it', () => {
  const link = '<a href="/archivos/a.pdf">Descargar</a>';
  expect(clean(`<video><source src="x">No se admite. ${link}</video>`)).toBe(link);
  expect(clean('<p>a</p><video src="x"/><p>b</p>')).toBe('<p>a</p><p>b</p>');
});

describe('videos', () => {
  test.each([
    [YOUTUBE, 'YouTube'],
    ['//www.youtube.com/embed/abcdefghijk?rel=0', 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'YouTube'],
    ['https://player.vimeo.com/video/123456', 'Vimeo'],
  ])('are made of a frame of %s, and load on request', (src, provider) => {
    expect(
      richTextParts(`<p>a</p><iframe src="${src}" allow="autoplay" onload="x"></iframe><p>b</p>`),
    ).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      { kind: 'video', video: expect.objectContaining({ kind: 'embed', provider }) },
      { kind: 'html', html: '<p>b</p>' },
    ]);
  });

  test.each([
    'https://evil.example/',
    'https://youtube.com.evil.example/embed/abcdefghijk',
    'https://evil.example/https://www.youtube.com/embed/abcdefghijk',
    'https://www.youtube.com@evil.example/embed/abcdefghijk',
    'javascript:alert(1)//www.youtube.com/embed/abcdefghijk',
    'data:text/html,x',
    '',
  ])('are not made of a frame of %j', (src) => {
    const parts = richTextParts(`<p>a</p><iframe src="${src}"></iframe><p>b</p>`);
    expect(parts.every((part) => part.kind === 'html')).toBe(true);
    expect(htmlOf(parts)).toBe('<p>a</p><p>b</p>');
  });

  test('leave both halves of their parent elements well formed', () => {
    for (const [html, before, after] of [
      [`<div class="embed"><iframe src="${YOUTUBE}"></iframe></div>`, '', ''],
      [
        `<div><p>a</p><iframe src="${YOUTUBE}"></iframe><p>b</p></div>`,
        '<div><p>a</p></div>',
        '<p>b</p>',
      ],
      [`<p>a <iframe src="${YOUTUBE}"></iframe></p><p>b</p>`, '<p>a </p>', '<p>b</p>'],
      [`<ul><li>a<iframe src="${YOUTUBE}"></iframe></li></ul>b`, '<ul><li>a</li></ul>', 'b'],
      [
        `<table><tr><td>a<iframe src="${YOUTUBE}"></iframe></td></tr></table>b`,
        '<table><tbody><tr><td>a</td></tr></tbody></table>',
        'b',
      ],
      [`a<iframe src="${YOUTUBE}">Su navegador no lo admite</iframe>b`, 'a', 'b'],
    ]) {
      const parts = richTextParts(html ?? '');
      const expected: unknown[] = [{ kind: 'video', video: youtube }];
      if (before) expected.unshift({ kind: 'html', html: before });
      if (after) expected.push({ kind: 'html', html: after });
      expect(parts).toEqual(expected);
    }
  });

  test('are also made of an embedded medium of CKEditor 5', () => {
    const medium = (url: string) => `<figure class="media"><oembed url="${url}"></oembed></figure>`;
    const page = (url: string) => richTextParts(`<p>a</p>${medium(url)}<p>b</p>`);
    expect(page('https://www.youtube.com/watch?v=abcdefghijk&amp;t=3')).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      { kind: 'video', video: youtube },
      { kind: 'html', html: '<p>b</p>' },
    ]);
    expect(page('https://evil.example/')).toEqual([{ kind: 'html', html: '<p>a</p><p>b</p>' }]);
  });

  test('keep the order of several frames', () => {
    const parts = richTextParts(
      `a<iframe src="${YOUTUBE}"></iframe>b<iframe src="https://player.vimeo.com/video/7"></iframe>c`,
    );
    expect(parts.map((part) => (part.kind === 'html' ? part.html : part.video))).toEqual([
      'a',
      youtube,
      'b',
      expect.objectContaining({ provider: 'Vimeo' }),
      'c',
    ]);
  });

  test.each([
    `<video-mark data-url="${YOUTUBE}"></video-mark>`,
    `<VIDEO-MARK DATA-URL="${YOUTUBE}">`,
    `&lt;video-mark data-url="${YOUTUBE}"&gt;`,
    `<p title='<video-mark data-url="${YOUTUBE}">'>x</p>`,
    `<a href="/x" title='<video-mark data-url="${YOUTUBE}">'>x</a>`,
    `<img src="a.webp" alt='<video-mark data-url="${YOUTUBE}"></video-mark>'>`,
    `<title><video-mark data-url="${YOUTUBE}"></title>`,
    `<xmp><video-mark data-url="${YOUTUBE}"></xmp>`,
    `<!--<video-mark data-url="${YOUTUBE}">-->`,
    `<vid<b>eo-mark data-url="${YOUTUBE}">`,
  ])('are not made of a marker in the HTML itself: %s', (html) => {
    const parts = richTextParts(`x${html}y`);
    expect(parts.filter((part) => part.kind === 'video')).toEqual([]);
  });
});

test.each([
  ['<section>Uno</section><section>Dos</section>', '<div>Uno</div><div>Dos</div>'],
  [
    '<details open><summary>¿Cuándo?</summary>Los lunes</details>',
    '<div><div>¿Cuándo?</div>Los lunes</div>',
  ],
  [
    '<center>Uno</center><address>Dos</address><pre>Tres</pre>',
    '<div>Uno</div><div>Dos</div><div>Tres</div>',
  ],
  ['<p>a</p><form><fieldset> <input></fieldset></form><p>b</p>', '<p>a</p><p>b</p>'],
  ['a<div>&nbsp;</div>b', 'a<div>&nbsp;</div>b'],
  [
    '<section><img src="a.webp"></section>',
    '<div><img src="/archivos/a.webp" alt="" loading="lazy"></div>',
  ],
])('forbidden blocks become plain ones if they have content: %s', (html, expected) =>
  expect(clean(html)).toBe(expected),
);

test.each([
  '<html><head><title>Microsoft Word - aviso.docx</title></head><body><p>Hola</p></body></html>',
  '<video><source>Su navegador no admite video</video><p>Hola</p>',
  '<audio>no</audio><canvas>no</canvas><p>Hola</p>',
  '<xml><w:View>Normal</w:View></xml><p>Hola</p>',
])('content that no browser shows is removed: %s', (html) =>
  expect(clean(html)).toBe('<p>Hola</p>'),
);

test('a button is removed with its text', () =>
  expect(
    clean(
      '<p>a <button type="submit">Enviar <b>ya</b></button> b</p><form><button>c</button></form>',
    ),
  ).toBe('<p>a  b</p>'));

test('invalid HTML neither throws nor breaks out of its container', () => {
  for (const html of [
    ...['</div></div></p>', '<div><p>a', '<table><tr>a</div>', '<b><i></b></i>', '<', '<p', '</'],
    ...['&', '<p title="', '<h2><h3>a</h2>'],
  ]) {
    for (const part of richTextParts(html)) {
      if (part.kind === 'html') expectContained(part.html);
    }
  }
});

test('a megabyte of nesting is handled', async () => {
  const html = '<div>'.repeat(2000) + 'x'.repeat(1_000_000);
  expect(await processorTime(() => richTextParts(html))).toBeLessThan(30_000);
});

test('a phone number does not break across lines', () => {
  expect(clean('<p>Al 800 733 22 22 o al <b>55 5555 0180</b>, de 9 a 18 h.</p>')).toBe(
    '<p>Al 800&nbsp;733&nbsp;22&nbsp;22 o al <b>55&nbsp;5555&nbsp;0180</b>, de 9 a 18 h.</p>',
  );
});
