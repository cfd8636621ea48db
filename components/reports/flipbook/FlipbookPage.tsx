import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, type Ref } from 'react';
import { LinkTo } from '@/components/reports/flipbook/LinkTo';
import { readLinks } from '@/components/reports/flipbook/read-links';
import { useBook } from '@/components/reports/flipbook/reader-context';
import { usePageDrawing } from '@/components/reports/flipbook/usePageDrawing';
import { useLazy } from '@/components/ui/useLazy';
import styles from '@/components/reports/flipbook/FlipbookPage.module.css';
import shared from '@/components/ui/shared.module.css';

/**
 * page-flip moves and styles the outer element; the inner one is rendered only near the open page.
 */
export function FlipbookPage({ page, ref }: { page: number; ref?: Ref<HTMLDivElement> }) {
  const { drawn, open, firstPage } = useBook();
  return (
    <div ref={ref} className={styles.page} data-page={page}>
      {(page === 1 && firstPage) || (
        <span className={styles.number} aria-hidden="true">
          {page}
        </span>
      )}
      {drawn.has(page) && <Drawing page={page} />}
      {open.has(page) && <PageLinks page={page} />}
    </div>
  );
}

function Drawing({ page }: { page: number }) {
  const { place, isBroken } = usePageDrawing(page);
  return (
    <>
      <div ref={place} className={styles.drawing} />
      {isBroken && <p className={styles.broken}>Esta página no se puede mostrar.</p>}
    </>
  );
}

async function readPlacedLinks(pdf: PDFDocumentProxy, page: number) {
  const proxy = await pdf.getPage(page);
  return { proxy, links: await readLinks(pdf, proxy) };
}

/** The PDF's own links over the drawing of an open page; the text has the same for the keyboard. */
function PageLinks({ page }: { page: number }) {
  const { pdf, width, height } = useBook();
  // A page whose links cannot be read is a page without.
  const { loaded } = useLazy(
    useCallback(() => readPlacedLinks(pdf, page), [pdf, page]),
    true,
  );
  if (!loaded || loaded.links.length === 0) return null;
  const natural = loaded.proxy.getViewport({ scale: 1 });
  const scale = Math.min(width / natural.width, height / natural.height);
  const viewport = loaded.proxy.getViewport({ scale });
  return (
    <div className={styles.links} data-print="hide">
      <div className={shared.relative} style={{ width: viewport.width, height: viewport.height }}>
        {loaded.links.map(({ target, box }, index) => {
          const [left, bottom, right, top] = box;
          const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom);
          const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top);
          const at = { left: Math.min(x1, x2), top: Math.min(y1, y2) };
          const size = { width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
          return (
            <LinkTo
              key={index}
              to={target}
              className={styles.link}
              style={{ ...at, ...size }}
              tabIndex={-1}
            />
          );
        })}
      </div>
    </div>
  );
}
