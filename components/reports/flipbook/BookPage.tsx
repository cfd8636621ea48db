import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { pageHash } from '@/lib/features/reports/flipbook/pages';
import { readLinks, type PageLink } from '@/lib/features/reports/flipbook/page-links';
import styles from '@/components/reports/flipbook/Book.module.css';

/** Pixels drawn per CSS pixel, also on low-density screens, where small text would blur. */
const DENSITY = 2;
/** The limit for one page at any zoom: 16 MB in memory. */
const MAX_PIXELS = 4_000_000;
/** The delay of pages that are not open, so that quick turning does not draw skipped pages. */
const NEIGHBOUR_DELAY_MS = 150;

interface BookPageProps {
  pdf: PDFDocumentProxy;
  page: number;
  width: number;
  height: number;
  isOpen: boolean;
  /** Opens a page. */
  onPage: (page: number) => void;
}

/** The content of one sheet: its number until it is drawn, then the page with its links. */
export function BookPage({ pdf, page, width, height, isOpen, onPage }: BookPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [startsOpen] = useState(isOpen);
  /** The links of the page; undefined until it is drawn. */
  const [links, setLinks] = useState<PageLink[]>();
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    let isGone = false;
    let proxy: PDFPageProxy | undefined;
    let task: RenderTask | undefined;

    const draw = async () => {
      proxy = await pdf.getPage(page);
      if (isGone || !element) return;
      const natural = proxy.getViewport({ scale: 1 });
      const fit = Math.min(width / natural.width, height / natural.height);
      const shown = proxy.getViewport({ scale: fit });
      const density = Math.min(DENSITY, Math.sqrt(MAX_PIXELS / (shown.width * shown.height)));
      const viewport = proxy.getViewport({ scale: fit * density });
      element.width = Math.max(1, Math.round(viewport.width));
      element.height = Math.max(1, Math.round(viewport.height));
      element.style.width = `${shown.width}px`;
      element.style.height = `${shown.height}px`;
      task = proxy.render({ canvas: element, viewport });
      await task.promise;
      const found = await readLinks(pdf, proxy).catch(() => []);
      if (!isGone) setLinks(found);
    };
    const begin = () =>
      draw().catch(() => {
        if (!isGone) setBroken(true);
      });
    const timer = setTimeout(begin, startsOpen ? 0 : NEIGHBOUR_DELAY_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      task?.cancel();
      // Browsers keep a canvas's pixels until it is garbage-collected; an empty one has none.
      if (element) element.width = 0;
      proxy?.cleanup();
    };
  }, [pdf, page, width, height, startsOpen]);

  return (
    <div className={styles.page}>
      {!links && (
        <p className={styles.waiting}>{isBroken ? 'Esta página no se puede mostrar.' : page}</p>
      )}
      <div className={styles.drawing} hidden={!links}>
        <canvas ref={canvas} role="img" aria-label={`Página ${page}`} />
        {links?.map((link, index) => (
          <Link key={index} {...link} onPage={onPage} />
        ))}
      </div>
    </div>
  );
}

function Link({ target, box, onPage }: PageLink & Pick<BookPageProps, 'onPage'>) {
  const props = { className: styles.link, style: box };
  if ('href' in target) {
    const { href } = target;
    return <a {...props} href={href} aria-label={href} target="_blank" rel="noopener nofollow" />;
  }
  return (
    <a
      {...props}
      href={pageHash(target.page)}
      aria-label={`Ir a la página ${target.page}`}
      onClick={(event) => {
        event.preventDefault();
        onPage(target.page);
      }}
    />
  );
}
