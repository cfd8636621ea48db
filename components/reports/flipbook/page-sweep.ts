import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Pages released before the worker is told to clean up. */
const SWEEP_AFTER = 6;

interface Sweep {
  drawing: number;
  givenUp: number;
}

const sweeps = new WeakMap<PDFDocumentProxy, Sweep>();

function sweepOf(pdf: PDFDocumentProxy): Sweep {
  const known = sweeps.get(pdf);
  if (known) return known;
  const made = { drawing: 0, givenUp: 0 };
  sweeps.set(pdf, made);
  return made;
}

export function beginDrawing(pdf: PDFDocumentProxy): void {
  sweepOf(pdf).drawing += 1;
}

/**
 * Ends a page's rendering. The worker's caches (pictures, fonts, character maps) grow with every
 * page and can be cleaned up only while nothing renders.
 */
export function endDrawing(pdf: PDFDocumentProxy): void {
  const sweep = sweepOf(pdf);
  sweep.drawing -= 1;
  sweep.givenUp += 1;
  if (sweep.drawing > 0 || sweep.givenUp < SWEEP_AFTER) return;
  sweep.givenUp = 0;
  // Fails while a page renders, and is retried later.
  pdf.cleanup(true).catch(() => undefined);
}
