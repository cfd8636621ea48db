import { checkParameters } from '@/lib/features/link-builder/parameters';

const check = (query: string, path = '/blog') =>
  checkParameters(path, query).map(({ name, isKnown, note }) => [name, isKnown, note]);

test.each([
  ['utm_campaign=lluvias-2026', ['utm_campaign', true, 'Temporada de lluvias 2026.']],
  ['utm_source=Google', ['utm_source', true, 'Google. El sitio lo lee como “google”.']],
  [
    'utm_campaign=lluvia-2026',
    ['utm_campaign', false, 'No está en la lista. ¿Quiso decir lluvias-2026?'],
  ],
  ['utm_medium=x', ['utm_medium', false, 'No está en la lista.']],
  ['utm_medium=qt', ['utm_medium', false, 'No está en la lista.']],
  ['utm_medium=qrs', ['utm_medium', false, 'No está en la lista. ¿Quiso decir qr?']],
  ['utm_campaign=algo-muy-distinto', ['utm_campaign', false, 'No está en la lista.']],
  [
    'utm_campain=lluvias-2026',
    ['utm_campain', false, 'Esta página no lo usa. ¿Quiso decir utm_campaign?'],
  ],
  ['UTM_SOURCE=google', ['UTM_SOURCE', false, 'Esta página no lo usa. ¿Quiso decir utm_source?']],
  ['buscar=rio', ['buscar', true, 'La página lo usa.']],
  ['servicio=1', ['servicio', false, 'Esta página no lo usa.']],
  ['equipo=1', ['equipo', true, 'La página lo usa.']],
])('%s', (query, finding) => expect(check(query)).toEqual([finding]));

test('every parameter in its order; each page has its own', () => {
  expect(check('servicio=1&estado=nl&ciudad=x', '/cotizador').map(([, known]) => known)).toEqual([
    ...[true, true, true],
  ]);
  expect(check('mapa=lineas', '/')).toEqual([['mapa', true, 'La página lo usa.']]);
  expect(check('mapa=lineas', '/constructor').map(([, known]) => known)).toEqual([false]);
  expect(check('')).toEqual([]);
});
