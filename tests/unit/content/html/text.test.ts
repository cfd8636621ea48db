import {
  isEmptyHtml,
  joinHtml,
  EXCERPT_LENGTH,
  excerpt,
  firstParagraph,
  textOf,
} from '@/lib/content/html/text';

test.each([
  ['<p>Uno</p><p>dos</p>', 'Uno dos'],
  ['Uno<br>dos<br/>tres', 'Uno dos tres'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['pala<b>bra</b>', 'palabra'],
  ['<p>Educaci&oacute;n &amp; M&#233;todos</p>', 'Educación & Métodos'],
  ['1 &lt; 2 &gt; 0 &quot;x&quot;', '1 < 2 > 0 "x"'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a&nbsp; \n\t b', 'a b'],
  ['<script>alert(1)</script><style>p{}</style>x', 'x'],
  ['<form><input><button>Enviar</button></form>x', 'x'],
  ['<img alt="no" src=x onerror=y>x', 'x'],
  ['<!-- no -->x', 'x'],
  ['Aviso importante<div>Segundo renglón</div>', 'Aviso importante Segundo renglón'],
  ['Introducción:<p>Uno</p>', 'Introducción: Uno'],
  ['<ul><li>Papel<ul><li>Cartón</li></ul></li></ul>', 'Papel Cartón'],
  ['<dl><dt>Horario</dt><dd>9 a 5</dd></dl>', 'Horario 9 a 5'],
  ['<section>Uno</section><nav>dos</nav><pre>tres</pre>', 'Uno dos tres'],
  ['<details><summary>¿Cuándo?</summary>Los lunes</details>', '¿Cuándo? Los lunes'],
  ['<head><title>Aviso.docx</title></head>x', 'x'],
  ['<iframe>Su navegador no admite</iframe><p>Hola</p>', 'Hola'],
  ['<video><source>no</video><audio>no</audio><canvas>no</canvas>x', 'x'],
  ['<noscript>no</noscript><svg><text>no</text></svg><object>no</object>x', 'x'],
  ['<xml><w:View>Normal</w:View></xml><template>no</template><xmp>no</xmp>x', 'x'],
  ['sin etiquetas', 'sin etiquetas'],
  ['', ''],
  ['<p></p>', ''],
  ['<p>&#8203;&#65279;&shy;&nbsp;</p>', ''],
])('the text of %j is %j', (html, text) => expect(textOf(html)).toBe(text));

describe('excerpt', () => {
  test('has 180 characters without tags, and "..." if something was cut off', () => {
    expect(EXCERPT_LENGTH).toBe(180);
    expect(excerpt(`<p>${'a'.repeat(181)}</p>`)).toBe(`${'a'.repeat(180)}...`);
    expect(excerpt(`<p>${'a'.repeat(180)}</p>`)).toBe('a'.repeat(180));
    expect(excerpt('<p>corto</p>')).toBe('corto');
    expect(excerpt('')).toBe('');
  });

  test('does not count tags and entities, and cuts none of them in two', () => {
    const html = '<b>á&amp;</b>'.repeat(100);
    expect(excerpt(html)).toBe(`${'á&'.repeat(90)}...`);
  });

  test('cuts no character in two, and has no space before the dots', () => {
    expect(excerpt('🙂'.repeat(181))).toBe(`${'🙂'.repeat(180)}...`);
    expect(excerpt(`${'a'.repeat(179)} b`)).toBe(`${'a'.repeat(179)}...`);
  });

  test('cuts no word in two unless it fills the excerpt', () => {
    const words = (last: string) => `${'a'.repeat(170)} ${last} fin`;
    expect(excerpt(words('reciclaje'))).toBe(`${'a'.repeat(170)} reciclaje...`);
    expect(excerpt(words('reciclajes'))).toBe(`${'a'.repeat(170)}...`);
    expect(excerpt(`corto ${'a'.repeat(300)}`)).toBe('corto...');
    expect(excerpt(`cartón, ${'a'.repeat(300)}`)).toBe('cartón...');
  });

  test.each(['0', ' <p>0</p> '])('is empty for %j', (html) => expect(excerpt(html)).toBe(''));

  test('may have another length', () => expect(excerpt('abcdef', 3)).toBe('abc...'));
});

test.each([
  ['<p>Uno</p><p>Dos</p>', 'Uno'],
  ['<h2>Título</h2><p> &nbsp; </p><p class="x">Dos <b>y</b> más</p>', 'Dos y más'],
  ['<pre>no</pre><p>sí</p>', 'sí'],
  ['sin párrafos', 'sin párrafos'],
  ['<div>uno</div><div>dos</div>', 'uno dos'],
  ['<p>&#8203;</p><p>Dos</p>', 'Dos'],
  ['<p>&#65279;&nbsp;\u2060</p><p>&shy;\u180e</p><p>Dos</p>', 'Dos'],
  ['<p>***</p><p>—</p><p>🚛</p><p>3 t</p>', '3 t'],
  ['<p>&#8203;</p>', ''],
  ['<p>&#8203;</p>suelto', 'suelto'],
  ['<p>🚛</p>', '🚛'],
  ['<!-- <p>borrador</p> --><p>Real</p>', 'Real'],
  ['<script>x="<p>js</p>"</script><p>Real</p>', 'Real'],
  ['<style>/* <p>css</p> */</style><p>Real</p>', 'Real'],
  ['<template><p>no</p></template><p>Real</p>', 'Real'],
  ['<p>Uno<p>Dos</p><p>Tres</p>', 'Uno'],
  ['<p><b>Uno<p>Dos</b><p>Tres', 'Uno'],
  ['<p></p>suelto<p>Uno</p>', 'Uno'],
  ['</p>suelto<p>Uno', 'Uno'],
  ['', ''],
  ['0', ''],
  ['<p> 0 </p>', ''],
])('the first paragraph of %j is %j', (html, text) => expect(firstParagraph(html)).toBe(text));

test.each(['', '  \n', '0', ' 0 ', '<p>0</p>', ' <p> 0 </p> ', '<P>0</P>'])(
  '%j is empty HTML',
  (html) => expect(isEmptyHtml(html)).toBe(true),
);

test.each(['00', '<p>00</p>', '<p>0 residuos</p>', 'x', '<p>10</p>', '<img src="a.webp">'])(
  '%j is not empty',
  (html) => expect(isEmptyHtml(html)).toBe(false),
);

test('texts are joined as blocks, and empty ones are omitted', () =>
  expect(joinHtml(['<b>Uno', '<p>0</p>', '', 'Dos'])).toBe('<div><b>Uno</div><div>Dos</div>'));
