import { ReportFailure } from '@/lib/features/reports/flipbook/failures';

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
export type Pdfjs = Awaited<ReturnType<typeof loadPdfjs>>;

const MODULE = { type: 'module' } as const;

/** Its worker of the same build. A bundler understands nothing but such an expression. */
export const startPdfWorker = () =>
  isRecent
    ? new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), MODULE)
    : new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), MODULE);
