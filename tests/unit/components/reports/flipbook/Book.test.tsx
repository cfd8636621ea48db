import { render, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Book } from '@/components/reports/flipbook/Book';

/** A document whose pages never load. */
const pdf: Pick<PDFDocumentProxy, 'getPage'> = { getPage: () => new Promise(() => {}) };

let isReduced: boolean;
beforeEach(() => {
  isReduced = false;
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 800 });
  Object.assign(globalThis, { matchMedia: () => ({ matches: isReduced }) });
});

const shape = { count: 18, isSpread: true };
const bookAt = (page: number) => (
  <Book
    pdf={pdf as PDFDocumentProxy}
    {...{ page, shape, width: 400, height: 565, isLarge: false }}
    onPage={jest.fn()}
    onStep={jest.fn()}
  />
);
const visible = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-page]')]
    .filter(({ style }) => style.display === 'block')
    .map(({ dataset }) => Number(dataset.page))
    .toSorted((a, b) => a - b);

test('a step turns the leaf, a jump waits for the end of the turn, and distant pages are removed', async () => {
  const { container, rerender } = render(bookAt(1));
  await waitFor(() => expect(visible(container)).toEqual([1]));
  rerender(bookAt(2));
  await waitFor(() => expect(visible(container)).toEqual([1, 2, 3]));
  rerender(bookAt(18));
  await waitFor(() => expect(visible(container)).toEqual([18]));
  expect(container.querySelectorAll('[data-page]')).toHaveLength(18);
  await waitFor(() => expect(container.querySelectorAll('canvas')).toHaveLength(3));
  rerender(bookAt(16));
  await waitFor(() => expect(visible(container)).toEqual([16, 17, 18]));
  await waitFor(() => expect(visible(container)).toEqual([16, 17]));
});

test('no leaf turns with reduced motion', async () => {
  isReduced = true;
  const { container, rerender } = render(bookAt(1));
  await waitFor(() => expect(visible(container)).toEqual([1]));
  const seen = new Set<string>();
  new MutationObserver(() => seen.add(visible(container).join())).observe(container, {
    attributes: true,
    subtree: true,
  });
  rerender(bookAt(2));
  await waitFor(() => expect(visible(container)).toEqual([2, 3]));
  expect([...seen]).not.toContain('1,2,3');
});
