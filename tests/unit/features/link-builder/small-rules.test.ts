/** @jest-environment jsdom */
import { codeSvg, codeFileName } from '@/lib/features/link-builder/code-files';
import { linkState } from '@/lib/features/link-builder/link-state';
import { plainLinkRedirect } from '@/lib/features/link-builder/choices';
import { readShareCard } from '@/components/link-builder/ShareCards';
import { qrCode } from '@/lib/util/qr';

test.each([
  ['/', '', 'qr-inicio.svg'],
  ['/detalle_linea/residuos-clinicos', '', 'qr-detalle-linea-residuos-clinicos.svg'],
  [
    '/cotizador?servicio=rpbi&ciudad=monterrey',
    'utm_source=a&utm_campaign=marca',
    'qr-cotizador-rpbi-monterrey-marca.svg',
  ],
  ['/sucursales/m%C3%A9rida/Centro', '', 'qr-sucursales-merida-centro.svg'],
  ['/verReporte_anual/a#p=12', '', 'qr-verreporte-anual-a-p-12.svg'],
  ['/?mapa=lineas#map-section', '', 'qr-lineas-map-section.svg'],
])('the code of %s with "%s" is saved as %s', (path, campaign, name) =>
  expect(codeFileName(path, campaign, 'svg')).toBe(name),
);

test('an SVG has its quiet zone, and white under the code', async () => {
  const code = qrCode('https://sitio.example/');
  if (!code) throw new Error('no code');
  const file = codeSvg(code);
  expect(file.type).toBe('image/svg+xml');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
  expect(text).toContain(`viewBox="0 0 ${code.size} ${code.size}"`);
  expect(text).toContain(`<path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/>`);
  expect(text).toContain(`<path d="${code.path}"/>`);
});

const at = (status: number, path: string, redirected = false) =>
  linkState({ status, redirected, url: `https://sitio.example${path}` });
test.each([
  [at(200, '/blog'), { kind: 'alive' }],
  [at(200, '/blog?a=b', true), { kind: 'redirected', to: '/blog?a=b' }],
  [at(404, '/archivos/x.pdf'), { kind: 'dead' }],
  [at(404, '/error/404', true), { kind: 'dead' }],
  [at(200, '/error/404', true), { kind: 'dead' }],
  [at(410, '/x'), { kind: 'dead' }],
  [at(503, '/blog'), { kind: 'unclear' }],
  [at(500, '/blog', true), { kind: 'unclear' }],
])('a browser reached %j', (state, expected) => expect(state).toEqual(expected));

describe('the card of a page', () => {
  const card = (head: string) =>
    readShareCard(new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html'));
  const TITLE = '<meta property="og:title" content="Composta &amp; más">';

  test('its picture is taken from this site', () =>
    expect(
      card(
        `${TITLE}<meta property="og:description" content="Doce semanas">` +
          '<meta property="og:image" content="https://sitio.example/compartir/blog">',
      ),
    ).toEqual({
      title: 'Composta & más',
      description: 'Doce semanas',
      picture: '/compartir/blog',
    }));

  test('without a picture, and without a card', () => {
    expect(card(TITLE)?.picture).toBe('');
    expect(card('<title>Otra</title>')).toBeUndefined();
  });
});

test.each([
  ['/enlaces', '?tipo=pagina', undefined],
  [
    '/enlaces/resultado',
    '?tipo=mapa&modo=lineas&pagina=&fuente=boletin&campana_otra=D%C3%ADa%201',
    '/enlaces/resultado/modo%3Dlineas%26tipo%3Dmapa/utm_source%3Dboletin%26utm_campaign%3Ddia-1',
  ],
  ['/enlaces/resultado', '', '/enlaces/resultado/tipo%3Dpagina/sin-campana'],
  ['/enlaces/resultado', `?tipo=pagina&pagina=${'%F0%9F%98%80'.repeat(80)}`, '/enlaces'],
])('the form without script: %s%s', (path, query, target) =>
  expect(plainLinkRedirect(path, query)).toBe(target),
);
