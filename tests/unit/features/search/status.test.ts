import { resultsSummary } from '@/lib/features/search/status';

const gateway = (total: number) => ({ total, cards: [] });
const site = (count: number) => ({
  results: Array.from({ length: count }, () => ({ title: 'A', href: '/a', kind: '', line: '' })),
});

test.each([
  ['both sources', gateway(6), site(10), '16 resultados'],
  ['a single result', gateway(0), site(1), '1 resultado'],
  ['no result', gateway(0), site(0), 'No encontramos resultados para "x"'],
  ['only one available source', null, site(2), '2 resultados'],
  ['an empty and an unavailable source', gateway(0), null, ''],
])('the status is right for %s', (_, found, pages, status) => {
  const summary = resultsSummary({ gateway: found, site: pages }, 'x');
  expect(summary.status).toBe(status);
  expect(summary.isEmpty).toBe(status.startsWith('No encontramos'));
});

test('an unavailable source is named, and never counts as empty', () => {
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
