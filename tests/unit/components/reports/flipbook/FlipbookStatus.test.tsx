import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ComponentProps } from 'react';
import { FlipbookControls } from '@/components/reports/flipbook/FlipbookControls';
import { FlipbookStatus } from '@/components/reports/flipbook/FlipbookStatus';

test("'Cargando PDF...' with the percentage of the download", () => {
  const { rerender } = render(
    <FlipbookStatus state={{ phase: 'loading', percent: 42 }} onRetry={jest.fn()} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Cargando PDF\.\.\.$/);
  expect(screen.getByText('42 %')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '42');
  rerender(<FlipbookStatus state={{ phase: 'loading', percent: undefined }} onRetry={jest.fn()} />);
  expect(screen.queryByText(/%/)).toBeNull();
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});

test('a failure says why; trying again is offered where it may help', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(
    <FlipbookStatus state={{ phase: 'failed', kind: 'interrupted' }} onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('La descarga del documento se interrumpió.');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<FlipbookStatus state={{ phase: 'failed', kind: 'protected' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('protegido con contraseña');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the focus stays in the page where a press on the retry button takes it away', async () => {
  const page = (state: ComponentProps<typeof FlipbookStatus>['state']) => (
    <main tabIndex={-1}>
      <FlipbookStatus state={state} onRetry={retry} />
    </main>
  );
  const retry = () => rerender(page({ phase: 'loading', percent: undefined }));
  const { rerender } = render(page({ phase: 'failed', kind: 'interrupted' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the page field takes pages, clamps what is too much and drops what is none', async () => {
  const onPage = jest.fn();
  const pdf = { numPages: 18, getOutline: async () => null };
  render(
    <FlipbookControls
      pdf={pdf as unknown as PDFDocumentProxy}
      page={3}
      canStep={{ back: true, forth: true }}
      onPage={onPage}
      onStep={jest.fn()}
      layout={{
        zoom: 1,
        canZoom: { out: false, in: true },
        onZoom: jest.fn(),
        isFull: false,
        onFull: undefined,
      }}
      isTextShown={false}
      onText={jest.fn()}
    />,
  );
  const field = screen.getByRole('spinbutton', { name: 'Página' });
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(7);
  await userEvent.clear(field);
  await userEvent.type(field, '99{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(18);
  onPage.mockClear();
  await userEvent.clear(field);
  await userEvent.type(field, '0{Enter}');
  expect(onPage).not.toHaveBeenCalled();
  expect(field).toHaveValue(3);
});
