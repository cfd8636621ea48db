import { filterReports, reportCount } from '@/lib/features/sustainability/report-filter';

const reports = [
  'Informe de sustentabilidad 2025',
  'Informe de biogás 2024',
  'MEMORIA Ambiental',
].map((report_name) => ({ report_name }));
const names = (term: string) => filterReports(reports, term).map((report) => report.report_name);

describe('filterReports', () => {
  test('ignores accents and letter case', () => {
    expect(names('BIOGAS')).toEqual(['Informe de biogás 2024']);
    expect(names('mémoria')).toEqual(['MEMORIA Ambiental']);
  });

  test.each(['２０２４', '٢٠٢٤', 'bio\u00adga\u0301s', 'biogás\u200b\u2060'])(
    'finds %j in unusual characters',
    (term) => expect(names(term)).toEqual(['Informe de biogás 2024']),
  );

  test('requires every word, anywhere and also begun', () => {
    expect(names('2025 infor')).toEqual(['Informe de sustentabilidad 2025']);
    expect(names('informe 2026')).toEqual([]);
  });

  test.each(['', '   ', '\t'])('restores the full list for "%s"', (term) => {
    expect(names(term)).toHaveLength(3);
  });

  test.each(['(', '[a', '\\', '🚛', 'x'.repeat(300)])('accepts "%s"', (term) => {
    expect(names(term)).toEqual([]);
  });
});

test('the count is a sentence', () => {
  expect(reportCount(7)).toBe('7 informes');
  expect(reportCount(1)).toBe('1 informe');
  expect(reportCount(0)).toBe('Ningún informe coincide con tu búsqueda.');
});
