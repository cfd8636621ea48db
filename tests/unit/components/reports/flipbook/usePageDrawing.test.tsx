import { act, render } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { BookContext } from '@/components/reports/flipbook/reader-context';
import { usePageDrawing } from '@/components/reports/flipbook/usePageDrawing';

function Page({ number }: { number: number }) {
  const { place } = usePageDrawing(number);
  return <div ref={place} />;
}

/** A document whose pages never come, and what was asked of it. */
function waitingDocument() {
  const asked: number[] = [];
  const getPage = (page: number) => {
    asked.push(page);
    return new Promise<never>(() => {});
  };
  const pdf: Pick<PDFDocumentProxy, 'getPage'> = { getPage };
  return { asked, pdf: pdf as PDFDocumentProxy };
}

test('pages near the open one wait for each other, and not when they are turned to', async () => {
  jest.useFakeTimers();
  const { asked, pdf } = waitingDocument();
  const book = (open: number[]) => (
    <BookContext
      value={{
        pdf,
        width: 300,
        height: 400,
        open: new Set(open),
        drawn: new Set([1, 2, 3]),
        onPage: () => {},
      }}
    >
      {[1, 2, 3].map((number) => (
        <Page key={number} number={number} />
      ))}
    </BookContext>
  );
  const { rerender } = render(book([1]));
  act(() => jest.advanceTimersByTime(1));
  expect(asked).toEqual([1]);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(asked).toEqual([1, 2]);
  rerender(book([2, 3]));
  expect(asked).toEqual([1, 2, 3]);
});
