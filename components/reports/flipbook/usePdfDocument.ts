import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import { loadPdfjs, openPdf, type OpeningPdf } from '@/components/reports/flipbook/open-pdf';
import { ReportFailure, type FailureKind } from '@/lib/features/reports/flipbook/failures';
import { openPdfSource } from '@/lib/features/reports/flipbook/pdf-source';

/** Without any progress for this long, loading has failed. */
const STALL_LIMIT_MS = 30_000;

export type PdfState =
  /** `percent` of the download, from 0 to 100; undefined where the size is unknown. */
  | { phase: 'loading'; percent: number | undefined }
  /** `ratio` is the first page's height by its width. */
  | { phase: 'ready'; pdf: PDFDocumentProxy; ratio: number }
  | { phase: 'failed'; kind: FailureKind };

const START: PdfState = { phase: 'loading', percent: undefined };

/** Percentages are rounded down: 100 is everything. */
const percentOf = (loaded: number, total: number | undefined) =>
  total === undefined || total === 0 ? undefined : Math.floor((loaded / total) * 100);

/** Opens the PDF at `file`, and destroys it when the page is left. */
export function usePdfDocument(file: string, size: number | undefined) {
  const [state, setState] = useState(START);
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
      end({ phase: 'failed', kind: error instanceof ReportFailure ? error.kind : 'damaged' });
    };
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new ReportFailure('stalled')), STALL_LIMIT_MS);
    };

    const open = async () => {
      alive();
      let isOpen = false;
      const onProgress = (loaded: number, total?: number) => {
        if (isOpen || leaving.signal.aborted) return;
        alive();
        setState({ phase: 'loading', percent: percentOf(loaded, total) });
      };
      const [source, pdfjs] = await Promise.all([
        openPdfSource(file, { knownSize: size, signal: leaving.signal, onProgress }),
        loadPdfjs(),
      ]);
      if (leaving.signal.aborted) return;
      opening = openPdf(pdfjs, source, fail);
      const pdf = await opening.opened;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (leaving.signal.aborted) return;
      isOpen = true;
      clearTimeout(timer);
      setState({ phase: 'ready', pdf, ratio: height / width });
    };
    open().catch(fail);
    // Also when the router hides the page; it is opened again on return.
    return () => end(START);
  }, [file, size, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, retry };
}
