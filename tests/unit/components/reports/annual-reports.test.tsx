import { render, screen } from '@testing-library/react';
import { ReportCard } from '@/components/reports/ReportCard';
import { ReportViewerPlace } from '@/components/reports/ReportViewerPlace';
import { hrefOf } from '@/tests/support/href-of';
import { report as reportOf } from '@/tests/unit/features/support';

// The book needs a browser. tests/e2e/flipbook.spec.ts covers it.
jest.mock('@/components/reports/flipbook/usePdfDocument', () => ({
  usePdfDocument: () => ({ state: { phase: 'loading' }, retry: () => {} }),
}));

const report = reportOf(3, {
  name_cover_image: 'portada-2024.webp',
  ...{ report_name: 'Informe anual 2024', title: 'Catorce ciudades', url: 'informe-anual-2024' },
  ...{ name_report_file: 'Informe 2024 (final).pdf', start_date_str: '2025-03-31' },
});
const FILE = '/archivos/Informe%202024%20(final).pdf';

test("a card offers 'Ver Informe' and 'Descargar pdf'", () => {
  render(<ReportCard report={report} />);
  expect(hrefOf(/^Ver Informe ?: Informe anual 2024$/)).toBe(
    '/verReporte_anual/informe-anual-2024',
  );
  const download = screen.getByRole('link', { name: /^Descargar pdf ?: Informe anual 2024$/ });
  expect(download).toHaveAttribute('href', FILE);
  expect(download).toHaveAttribute('download', 'Informe 2024 (final).pdf');
  expect(screen.getByText('31 de marzo de 2025')).toHaveAttribute('datetime', '2025-03-31');
});

test('a card without a file has no download, and an invalid date is shown unchanged', () => {
  render(<ReportCard report={{ ...report, name_report_file: '', start_date_str: 'Marzo 2025' }} />);
  expect(screen.queryByText(/Descargar pdf/)).toBeNull();
  expect(screen.getByText('Marzo 2025')).not.toHaveAttribute('datetime');
});

test('a card without a date shows none', () => {
  const { container } = render(<ReportCard report={{ ...report, start_date_str: '' }} />);
  expect(container.querySelector('time')).toBeNull();
});

test('the viewer shows the cover while it loads, and links the file in two ways', () => {
  render(<ReportViewerPlace report={report} />);
  expect(screen.getByText('Cargando PDF...')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Portada de Informe anual 2024' })).toBeInTheDocument();
  const inBrowser = screen.getByRole('link', { name: 'Abrir en el visor del navegador' });
  expect(inBrowser).toHaveAttribute('href', FILE);
  expect(inBrowser).toHaveAttribute('target', '_blank');
  expect(inBrowser).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Descargar pdf' })).toHaveAttribute('download');
});

test('the download shows its size if it is known', () => {
  render(<ReportViewerPlace report={report} size={752_983} />);
  expect(hrefOf('Descargar pdf (753 kB)')).toBe(FILE);
});

test('the viewer without a file shows a note and a contact', () => {
  render(<ReportViewerPlace report={{ ...report, name_report_file: '' }} />);
  expect(screen.queryByRole('link', { name: /Descargar|Abrir/ })).toBeNull();
  expect(hrefOf('contacto')).toBe('/contactanos');
});
