import type { PDFDocumentProxy } from 'pdfjs-dist';
import { ReportFailure, type PdfSource } from '@/lib/features/reports/flipbook/pdf-source';

/** Functions that the main build of pdf.js calls. Browsers that have these also have the older ones. */
const isRecentBrowser = () => 'getOrInsertComputed' in Map.prototype && 'sumPrecise' in Math;

/**
 * Loads the book and pdf.js. Older browsers need its legacy build, which brings the functions that they
 * lack and takes three times as long to start. Rejects with a ReportFailure.
 */
export async function loadReader() {
  try {
    const [pdfjs, { Book }] = await Promise.all([
      isRecentBrowser() ? import('pdfjs-dist') : import('pdfjs-dist/legacy/build/pdf.mjs'),
      import('@/components/reports/flipbook/Book'),
    ]);
    return { pdfjs, Book };
  } catch {
    throw new ReportFailure('unreadable');
  }
}

type Pdfjs = Awaited<ReturnType<typeof loadReader>>['pdfjs'];

/** The limit above which a picture is omitted, because it would not fit into a phone's memory. */
const MAX_IMAGE_PIXELS = 64_000_000;
/** The path at which scripts/build/pdfjs.mjs puts the data files of pdf.js. */
const RESOURCES = '/pdfjs/';

function rangesOf(
  { PDFDataRangeTransport }: Pdfjs,
  source: Extract<PdfSource, { kind: 'ranges' }>,
  onLost: (error: unknown) => void,
) {
  const transport = new PDFDataRangeTransport(source.length, source.head, false);
  transport.requestDataRange = (begin, end) => {
    source.read(begin, end).then((bytes) => transport.onDataRange(begin, bytes), onLost);
  };
  return transport;
}

/** A document being opened. */
export interface OpeningPdf {
  /** Rejects with a ReportFailure. */
  opened: Promise<PDFDocumentProxy>;
  /** Ends the work and frees the memory, in any state. */
  destroy: () => void;
}

/**
 * Opens a document in a worker. Scripts in it never run, forms are inert, and all requests go to the
 * site.
 *
 * @param onLost is called when a range cannot be read.
 */
export function openPdf(
  pdfjs: Pdfjs,
  source: PdfSource,
  onLost: (error: unknown) => void,
): OpeningPdf {
  const { getDocument, PasswordException, PDFWorker, VerbosityLevel } = pdfjs;
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    ...(source.kind === 'whole'
      ? { data: source.data }
      : { range: rangesOf(pdfjs, source, onLost) }),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    // Only the data of visible pages is fetched.
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
    throw new ReportFailure(error instanceof PasswordException ? 'protected' : 'unreadable');
  });
  return { opened, destroy };
}
