import type { PDFDocumentProxy } from 'pdfjs-dist';
import { ReportFailure } from '@/lib/features/reports/flipbook/failures';
import type { PdfSource } from '@/lib/features/reports/flipbook/pdf-source';

/**
 * Whether the browser has what pdf.js' smaller build calls; browsers have it since 2026. Read before
 * the other build brings it to the page, but not to the worker.
 */
const isRecent = 'getOrInsertComputed' in Map.prototype && 'sumPrecise' in Math && 'try' in Promise;

/**
 * pdf.js in the build that this browser understands.
 *
 * Rejects with a ReportFailure.
 */
export async function loadPdfjs() {
  // Both builds call it; browsers have it since 2024.
  if (!('withResolvers' in Promise)) throw new ReportFailure('outdated');
  try {
    return await (isRecent ? import('pdfjs-dist') : import('pdfjs-dist/legacy/build/pdf.mjs'));
  } catch {
    throw new ReportFailure('interrupted');
  }
}

/** Its library, of either build. */
type Pdfjs = Awaited<ReturnType<typeof loadPdfjs>>;

const MODULE = { type: 'module' } as const;

/** Its worker of the same build. A bundler understands nothing but such an expression. */
const startPdfWorker = () =>
  isRecent
    ? new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), MODULE)
    : new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), MODULE);

/** A picture above this many pixels is left out: it would not fit into a phone's memory. */
const MAX_IMAGE_PIXELS = 64_000_000;
/** Resources of pdf.js on the site's own path (scripts/build/pdfjs.mjs). */
const RESOURCES = '/pdfjs/';

/** The rest of the document by ranges; `onLost` is called when one fails. */
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
  opened: Promise<PDFDocumentProxy>;
  /** Ends the work and frees the memory, whatever the state. */
  destroy: () => void;
}

/**
 * Opens a document in a worker. Scripts in it never run, forms are inert, links are read by
 * read-links.ts alone, and all requests go to the site.
 *
 * `opened` rejects with a ReportFailure.
 */
export function openPdf(
  pdfjs: Pdfjs,
  source: PdfSource,
  onLost: (error: unknown) => void,
): OpeningPdf {
  const { getDocument, PasswordException, PDFWorker, VerbosityLevel } = pdfjs;
  const port = startPdfWorker();
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
    throw new ReportFailure(error instanceof PasswordException ? 'protected' : 'damaged');
  });
  return { opened, destroy };
}
