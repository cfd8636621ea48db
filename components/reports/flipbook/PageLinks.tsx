import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { LinkTo } from '@/components/reports/flipbook/LinkTo';
import { readLinks } from '@/components/reports/flipbook/read-links';
import { useBook } from '@/components/reports/flipbook/reader-context';
import type { PageLink } from '@/lib/features/reports/flipbook/page-links';
import styles from '@/components/reports/flipbook/PageLinks.module.css';
import shared from '@/components/ui/shared.module.css';

interface Placed {
  proxy: PDFPageProxy;
  links: PageLink[];
}

/** The PDF's own links over the drawing of an open page; the text has the same for the keyboard. */
export function PageLinks({ page }: { page: number }) {
  const { pdf, width, height } = useBook();
  const [placed, setPlaced] = useState<Placed>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const proxy = await pdf.getPage(page);
      const links = await readLinks(pdf, proxy);
      if (!isGone && links.length > 0) setPlaced({ proxy, links });
    };
    // A page whose links cannot be read is a page without.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  if (!placed) return null;
  const natural = placed.proxy.getViewport({ scale: 1 });
  const scale = Math.min(width / natural.width, height / natural.height);
  const viewport = placed.proxy.getViewport({ scale });
  return (
    <div className={styles.place} data-print="hide">
      <div className={shared.relative} style={{ width: viewport.width, height: viewport.height }}>
        {placed.links.map(({ target, box }, index) => {
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
