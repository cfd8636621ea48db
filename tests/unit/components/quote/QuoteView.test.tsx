import { renderToString } from 'react-dom/server';
import { QuoteView } from '@/components/quote/QuoteView';
import { readMirrorPage } from '@/tools/mirror/page.mts';
import { PICTURE_WIDTHS } from '@/tools/mirror/targets.mts';

const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: 'recoleccion-domiciliaria', route: '', file: '' },
];
const html = renderToString(
  <QuoteView lines={lines} states={[{ id: 4, name: 'Campeche' }]} title="Cotice su servicio" />,
);

test('the page promises five steps, and its copy, which has none, does not', () => {
  expect(html).toContain('Cinco pasos y un asesor le llama.');
  const site = { origins: new Set(['http://sitio.example']), widths: PICTURE_WIDTHS };
  const copy = readMirrorPage(html, '/cotizador', site).html(new Date(0), () => true);
  expect(copy).toContain('Cotiza tu servicio</h1>');
  expect(copy).toContain('Por el momento no es posible cotizar en línea');
  expect(copy).not.toMatch(/paso/i);
  // Empty, so that it takes no space either.
  expect(copy).toContain('<p class="lead"></p>');
});
