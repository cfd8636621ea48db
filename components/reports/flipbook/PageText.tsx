import clsx from 'clsx';
import { useCallback, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Icon } from '@/components/ui/icons';
import { useLazy } from '@/components/ui/useLazy';
import { pageText } from '@/lib/features/reports/flipbook/page-text';
import styles from '@/components/reports/flipbook/Flipbook.module.css';
import shared from '@/components/ui/shared.module.css';

interface PageTextProps {
  pdf: PDFDocumentProxy;
  /** The open pages. */
  pages: readonly number[];
}

/** The text of the open pages, which can be read aloud, selected and copied. */
export function PageText({ pdf, pages }: PageTextProps) {
  const [isShown, setShown] = useState(false);
  return (
    <details
      className={styles.text}
      data-print="hide"
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary className={clsx(shared.row1, shared.turns)}>
        Texto de estas páginas
        <Icon name="down" />
      </summary>
      {isShown && pages.map((page) => <TextOfPage key={page} pdf={pdf} page={page} />)}
    </details>
  );
}

const readText = async (pdf: PDFDocumentProxy, page: number) =>
  pageText(await (await pdf.getPage(page)).getTextContent());

function TextOfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const read = useCallback(() => readText(pdf, page).catch(() => ''), [pdf, page]);
  const { loaded: text } = useLazy(read, true);
  return (
    <section aria-label={`Texto de la página ${page}`}>
      <h2 className={styles.textTitle}>Página {page}</h2>
      <p className={styles.textLines}>{text === '' ? 'Esta página no contiene texto.' : text}</p>
    </section>
  );
}
