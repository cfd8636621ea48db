import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { Book as BookType } from '@/components/reports/flipbook/Book';
import { loadReader, openPdf, type OpeningPdf } from '@/components/reports/flipbook/open-pdf';
import {
  openPdfSource,
  ReportFailure,
  type FailureKind,
} from '@/lib/features/reports/flipbook/pdf-source';

/** The time without progress after which loading fails. */
const STALL_LIMIT_MS = 30_000;

export type PdfState =
  /** `percent` of the download, from 0 to 100; undefined if the size is unknown. */
  | { phase: 'loading'; percent?: number }
  /** `ratio` is the first page's height divided by its width. */
  | { phase: 'ready'; pdf: PDFDocumentProxy; ratio: number; Book: typeof BookType }
  | { phase: 'failed'; kind: FailureKind };

/** Opens the PDF at `file`, and destroys it when the page is left. `size` is in bytes. */
export function usePdfDocument(file: string, size: number | undefined) {
  const [state, setState] = useState<PdfState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let opening: OpeningPdf | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const end = (next: PdfState) => {
      clearTimeout(timer);
      leaving.abort();
      opening?.destroy();
      setState(next);
    };
    const fail = (error: unknown) => {
      if (leaving.signal.aborted) return;
      end({ phase: 'failed', kind: error instanceof ReportFailure ? error.kind : 'unreadable' });
    };
    let isOpen = false;
    const onProgress = (loaded: number, total = size ?? 0) => {
      if (isOpen || leaving.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(() => fail(new ReportFailure('interrupted')), STALL_LIMIT_MS);
      // A total below the loaded bytes belongs to another file.
      const isKnown = total > 0 && loaded <= total;
      setState({
        phase: 'loading',
        ...(isKnown && { percent: Math.floor((loaded / total) * 100) }),
      });
    };

    const open = async () => {
      onProgress(0);
      const [source, { pdfjs, Book }] = await Promise.all([
        openPdfSource(file, leaving.signal, onProgress),
        loadReader(),
      ]);
      if (leaving.signal.aborted) return;
      opening = openPdf(pdfjs, source, fail);
      const pdf = await opening.opened;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (leaving.signal.aborted) return;
      isOpen = true;
      clearTimeout(timer);
      setState({ phase: 'ready', pdf, ratio: height / width, Book });
    };
    open().catch(fail);
    // This also runs when the router hides the page; it opens the document again on return.
    return () => end({ phase: 'loading' });
  }, [file, size, attempt]);

  return { state, retry: () => setAttempt((before) => before + 1) };
}
