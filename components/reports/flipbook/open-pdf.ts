import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFDataRangeTransport,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import { startPdfWorker } from '@/components/reports/flipbook/pdf-worker';
import { ReportFailure } from '@/lib/features/reports/flipbook/failures';
import type { PdfSource } from '@/lib/features/reports/flipbook/pdf-source';

/** A picture above this many pixels is left out: it would not fit into a phone's memory. */
const MAX_IMAGE_PIXELS = 64_000_000;
/** What pdfjs reads beside the document, on the site's own path (scripts/pdfjs.mjs). */
const RESOURCES = '/pdfjs/';

/** The rest of the document, a range at a time; `onLost` is told when one cannot be had. */
class RangeTransport extends PDFDataRangeTransport {
  constructor(
    private readonly source: Extract<PdfSource, { kind: 'ranges' }>,
    private readonly onLost: (error: unknown) => void,
  ) {
    super(source.length, source.head, false);
  }

  override requestDataRange(begin: number, end: number): void {
    this.source.read(begin, end).then(
      (bytes) => this.onDataRange(begin, bytes),
      (error: unknown) => this.onLost(error),
    );
  }
}

/** A document being opened. */
export interface OpeningPdf {
  opened: Promise<PDFDocumentProxy>;
  /** Ends the work and frees the memory, whatever the state. */
  destroy: () => void;
}

/**
 * Opens a document in a worker of its own. Scripts in it are never run, forms and links stay what
 * they look like, and nothing is fetched from anywhere but the site.
 *
 * `opened` rejects with a ReportFailure.
 */
export function openPdf(source: PdfSource, onLost: (error: unknown) => void): OpeningPdf {
  const port = startPdfWorker();
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    ...(source.kind === 'whole'
      ? { data: source.data }
      : { range: new RangeTransport(source, onLost) }),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    // Only what the pages in view need is fetched and held.
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    // WebAssembly would need a wider Content-Security-Policy.
    useWasm: false,
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    wasmUrl: `${RESOURCES}wasm/`,
  });
  const destroy = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  const opened = task.promise.catch((error: unknown) => {
    if (error instanceof PasswordException) throw new ReportFailure('protected');
    if (error instanceof InvalidPDFException) throw new ReportFailure('damaged');
    throw new ReportFailure('damaged');
  });
  return { opened, destroy };
}
