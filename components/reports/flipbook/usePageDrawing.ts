import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useBook } from '@/components/reports/flipbook/reader-context';

/**
 * Pixels drawn for one of the page. A denser screen gains nothing that an eye could see; a plain one
 * needs them too: at one pixel the browser rounds the place of each letter, and small text loses its
 * spaces.
 */
const DENSITY = 2;
/** Of one page, whatever the zoom: 16 MB in memory. */
const MAX_PIXELS = 4_000_000;
/** Delays neighbours, so that quick turning does not render pages passed by. */
const NEIGHBOUR_DELAY_MS = 150;

/** Pages released before the worker is told to clean up. */
const CLEANUP_AFTER = 6;

/** How many pages of a document are being drawn, and how many were since its worker cleaned up. */
const drawings = new WeakMap<PDFDocumentProxy, { running: number; ended: number }>();

/**
 * Counts a page that is being drawn.
 *
 * @returns ends it. The worker's caches (pictures, fonts, character maps) grow with every page and can be
 *   cleaned up only while nothing renders.
 */
function countDrawing(pdf: PDFDocumentProxy): () => void {
  const count = drawings.get(pdf) ?? { running: 0, ended: 0 };
  drawings.set(pdf, count);
  count.running += 1;
  return () => {
    count.running -= 1;
    count.ended += 1;
    if (count.running > 0 || count.ended < CLEANUP_AFTER) return;
    count.ended = 0;
    // Fails while a page renders, and is retried later.
    pdf.cleanup(true).catch(() => undefined);
  };
}

/** The last neighbour to be drawn: two at a time would share a frame, and hold up a press. */
const lastNeighbours = new WeakMap<PDFDocumentProxy, Promise<void>>();

/** The scale that fits the page into its place, and the one it is drawn in. */
function scalesOf(page: PDFPageProxy, width: number, height: number) {
  const natural = page.getViewport({ scale: 1 });
  const fit = Math.min(width / natural.width, height / natural.height);
  const area = natural.width * natural.height * fit * fit;
  return { fit, sharp: fit * Math.min(DENSITY, Math.sqrt(MAX_PIXELS / area)) };
}

/** Draws the page into the element of the returned ref, and frees it all when it goes. */
export function usePageDrawing(page: number) {
  const { pdf, width, height, open } = useBook();
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const isOpen = useRef(open.has(page));
  const start = useRef(() => {});

  useEffect(() => {
    isOpen.current = open.has(page);
    // Turned to while it waits for another neighbour.
    if (isOpen.current) start.current();
  }, [open, page]);

  useEffect(() => {
    let isGone = false;
    let hasBegun = false;
    let proxy: PDFPageProxy | undefined;
    let task: RenderTask | undefined;
    const canvas = document.createElement('canvas');

    const draw = async () => {
      proxy = await pdf.getPage(page);
      if (isGone) return;
      const { fit, sharp } = scalesOf(proxy, width, height);
      const shown = proxy.getViewport({ scale: fit });
      const viewport = proxy.getViewport({ scale: sharp });
      canvas.width = Math.max(1, Math.round(viewport.width));
      canvas.height = Math.max(1, Math.round(viewport.height));
      canvas.style.width = `${shown.width}px`;
      canvas.style.height = `${shown.height}px`;
      task = proxy.render({ canvas, viewport });
      await task.promise;
      if (isGone) return;
      place.current?.replaceChildren(canvas);
      setBroken(false);
    };
    const begin = async () => {
      if (isGone || hasBegun) return;
      hasBegun = true;
      const end = countDrawing(pdf);
      try {
        await draw();
      } catch {
        // A page that went away while it was drawn is not broken.
        if (!isGone) setBroken(true);
      } finally {
        end();
      }
    };
    const beginNeighbour = () => {
      const last = lastNeighbours.get(pdf) ?? Promise.resolve();
      lastNeighbours.set(pdf, last.then(begin));
    };
    start.current = () => void begin();
    const timer = isOpen.current
      ? setTimeout(begin, 0)
      : setTimeout(beginNeighbour, NEIGHBOUR_DELAY_MS);

    return () => {
      isGone = true;
      clearTimeout(timer);
      task?.cancel();
      // Browsers hold a canvas' pixels until it is collected; an empty one holds none.
      canvas.width = 0;
      canvas.height = 0;
      proxy?.cleanup();
    };
  }, [pdf, page, width, height]);

  return { place, isBroken };
}
