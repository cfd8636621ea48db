import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { paragraphsOf, type TextRun } from '@/lib/features/reports/flipbook/page-text';
import styles from '@/components/reports/flipbook/PageText.module.css';

interface PageTextProps {
  pdf: PDFDocumentProxy;
  /** The pages that lie open. */
  pages: readonly number[];
  /** To be seen; otherwise for assistive technology alone. */
  isShown: boolean;
}

/** The text of the open pages: to be read out, selected and searched. */
export function PageText({ pdf, pages, isShown }: PageTextProps) {
  const sections = pages.map((page) => <TextOfPage key={page} pdf={pdf} page={page} />);
  return isShown ? (
    <div className={styles.text}>{sections}</div>
  ) : (
    <div className={styles.hidden}>{sections}</div>
  );
}

function TextOfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const [paragraphs, setParagraphs] = useState<string[]>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const proxy = await pdf.getPage(page);
      const { items } = await proxy.getTextContent();
      return paragraphsOf(items.filter((item): item is typeof item & TextRun => 'str' in item));
    };
    read().then(
      (found) => !isGone && setParagraphs(found),
      () => !isGone && setParagraphs([]),
    );
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  return (
    <section aria-label={`Texto de la página ${page}`} className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        Página {page}
      </p>
      {paragraphs?.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {paragraphs?.length === 0 && <p>Esta página no contiene texto.</p>}
      {paragraphs === undefined && <VisuallyHidden>Cargando el texto…</VisuallyHidden>}
    </section>
  );
}
