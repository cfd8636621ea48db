import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Pages given up before the worker is asked to forget them too. */
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
 * A page is drawn, or was given up. What the worker keeps of pages gone by (pictures, fonts,
 * character maps) grows with every page of a long report; it lets go of it only while nothing is
 * drawn.
 */
export function endDrawing(pdf: PDFDocumentProxy): void {
  const sweep = sweepOf(pdf);
  sweep.drawing -= 1;
  sweep.givenUp += 1;
  if (sweep.drawing > 0 || sweep.givenUp < SWEEP_AFTER) return;
  sweep.givenUp = 0;
  // It refuses where a page has begun in between, and is asked again later.
  pdf.cleanup(true).catch(() => undefined);
}
