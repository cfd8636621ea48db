import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { readOutline } from '@/components/reports/flipbook/read-links';
import { entryOf, type OutlineEntry } from '@/lib/features/reports/flipbook/page-links';
import styles from '@/components/reports/flipbook/PageIndex.module.css';

interface PageIndexProps {
  pdf: PDFDocumentProxy;
  page: number;
  onPage: (page: number) => void;
}

/** The PDF's table of contents: it names the chapter that lies open, and leads to the others. */
export function PageIndex({ pdf, page, onPage }: PageIndexProps) {
  const [outline, setOutline] = useState<OutlineEntry[]>([]);
  useEffect(() => {
    let isGone = false;
    readOutline(pdf).then(
      (found) => !isGone && setOutline(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pdf]);
  if (outline.length === 0) return null;
  const open = entryOf(outline, page);
  return (
    <select
      className={styles.index}
      aria-label="Contenido del informe"
      value={open ? outline.indexOf(open) : ''}
      onChange={(event) => {
        const chosen = outline[Number(event.target.value)];
        if (chosen) onPage(chosen.page);
      }}
    >
      {!open && <option value="">Contenido</option>}
      {outline.map(({ title }, index) => (
        <option key={index} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}
