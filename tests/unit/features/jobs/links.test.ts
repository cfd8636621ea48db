import { richTextParts } from '@/lib/content/html/rich-text';
import { externalJobBoard, withExternalJobBoard } from '@/lib/features/jobs/links';

const EXTERNAL = 'https://empleos.example/vacantes?de=sitio&tipo=1';
const ESCAPED = EXTERNAL.replace('&', '&amp;');

describe('withExternalJobBoard', () => {
  test.each([
    ...['/bolsadetrabajo', '/bolsadetrabajo/', 'bolsadetrabajo', '/BolsaDeTrabajo'],
    ...[' /bolsadetrabajo ', '/bolsadetrabajo?de=correo#lista'],
    ...['https://www.sitio.example/bolsadetrabajo', 'http://sitio.example:8080/bolsadetrabajo/'],
    '//sitio.example/bolsadetrabajo',
  ])('replaces a link to %s, which opens in a new tab', (href) => {
    const html = withExternalJobBoard(`<p>Vea la <a href="${href}">bolsa</a>.</p>`, EXTERNAL);
    expect(html).toContain(`href="${ESCAPED}"`);
    expect(html).toContain('target="_blank"');
    expect(html).toContain('>bolsa</a>.</p>');
  });

  test.each([
    '/bolsadetrabajo/requisitos',
    '/bolsadetrabajos',
    '/contactanos?de=/bolsadetrabajo',
    '#bolsadetrabajo',
    'mailto:bolsadetrabajo@sitio.example',
    'javascript:/bolsadetrabajo',
    'https://sitio.example/es/bolsadetrabajo',
    '',
  ])('does not change a link to "%s"', (href) => {
    expect(withExternalJobBoard(`<a href="${href}">x</a>`, EXTERNAL)).not.toContain('empleos');
  });

  test('replaces every such link, regardless of its attributes', () => {
    const html = withExternalJobBoard(
      "<a class=x href='/bolsadetrabajo'>a</a> <A HREF=/bolsadetrabajo>b</A> <a href=&#47;bolsadetrabajo/>c</a>",
      EXTERNAL,
    );
    expect(html.match(/empleos\.example/g)).toHaveLength(3);
  });

  test.each(['', '0', '/bolsadetrabajo', 'javascript:alert(1)', 'https://'])(
    'does not change the HTML if the external URL is "%s"',
    (linkUrl) => {
      const html = '<p><a href="/bolsadetrabajo">bolsa</a>';
      expect(withExternalJobBoard(html, linkUrl)).toBe(html);
    },
  );

  test('accepts broken HTML', () => {
    expect(withExternalJobBoard('<p><a href="/bolsadetrabajo">sin cerrar', EXTERNAL)).toContain(
      ESCAPED,
    );
  });

  test('keeps its new tab in the sanitiser, without an opener', () => {
    const html = withExternalJobBoard('<a href="/bolsadetrabajo">bolsa</a>', EXTERNAL);
    const [part] = richTextParts(html);
    const shown = part?.kind === 'html' ? part.html : '';
    expect(shown).toContain('target="_blank"');
    expect(shown).toContain('rel="noopener"');
    expect(shown).toContain(ESCAPED);
  });
});

test('the external job board is an http(s) address or nothing', () => {
  expect(externalJobBoard(` ${EXTERNAL} `)).toBe(EXTERNAL);
  expect(externalJobBoard('www.occ.example/vacantes')).toBe('https://www.occ.example/vacantes');
  expect(externalJobBoard('ftp://empleos.example')).toBe('');
  expect(externalJobBoard('empleos')).toBe('');
});
