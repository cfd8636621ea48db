import { resultsSummary } from '@/lib/features/search/status';

const gateway = (total: number) => ({ total, cards: [] });
const site = (count: number) => ({
  results: Array.from({ length: count }, () => ({ title: 'A', href: '/a', kind: '', line: '' })),
});

test.each([
  ['both are one count', gateway(6), site(10), '16 resultados'],
  ['one is one', gateway(0), site(1), '1 resultado'],
  ['nothing', gateway(0), site(0), 'No encontramos resultados para "x"'],
  ['one of the two', null, site(2), '2 resultados'],
  ['nothing in one of the two', gateway(0), null, ''],
])('%s', (_, found, pages, status) => {
  const summary = resultsSummary({ gateway: found, site: pages }, 'x');
  expect(summary.status).toBe(status);
  expect(summary.isEmpty).toBe(status.startsWith('No encontramos'));
});

test('what could not be searched is named, and is never nothing found', () => {
  expect(resultsSummary({ gateway: null, site: site(0) }, 'x')).toEqual({
    status: '',
    isEmpty: false,
    away: 'Por ahora no podemos mostrar los resultados de noticias, prensa y programas.',
  });
  expect(resultsSummary({ gateway: gateway(0), site: null }, 'x')).toEqual({
    status: '',
    isEmpty: false,
    away: 'Por ahora no podemos mostrar las páginas de servicios, sucursales y zonas.',
  });
  expect(resultsSummary({ gateway: gateway(1), site: site(1) }, 'x').away).toBeUndefined();
});
