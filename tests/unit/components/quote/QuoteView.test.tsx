import { renderToString } from 'react-dom/server';
import { QuoteView } from '@/components/quote/QuoteView';

const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: 'recoleccion-domiciliaria', route: '', file: '' },
];

test('the quote page promises five steps and offers the form to visitors without script', () => {
  const html = renderToString(<QuoteView lines={lines} title="Cotiza tu servicio" />);
  expect(html).toContain('Cinco pasos y un asesor te llama.');
  expect(html).toMatch(/<noscript>.*Continuar con el formulario/s);
});
