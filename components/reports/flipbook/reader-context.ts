import type { PDFDocumentProxy } from 'pdfjs-dist';
import { createContext, useContext, type ReactNode } from 'react';

interface BookView {
  pdf: PDFDocumentProxy;
  /** A page's place in CSS pixels. */
  width: number;
  height: number;
  /** A picture of the first page, until it is drawn. */
  firstPage?: ReactNode;
  /** The pages that lie open, drawn first. */
  open: ReadonlySet<number>;
  /** The rendered pages. */
  drawn: ReadonlySet<number>;
  /** Opens a page. */
  onPage: (page: number) => void;
}

export const BookContext = createContext<BookView | undefined>(undefined);

/** @throws Error outside a book. */
export function useBook(): BookView {
  const book = useContext(BookContext);
  if (!book) throw new Error('A page needs a book around it.');
  return book;
}
