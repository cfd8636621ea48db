import type { Ref } from 'react';
import { PageLinks } from '@/components/reports/flipbook/PageLinks';
import { useBook } from '@/components/reports/flipbook/reader-context';
import { usePageDrawing } from '@/components/reports/flipbook/usePageDrawing';
import styles from '@/components/reports/flipbook/FlipbookPage.module.css';

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
