import { useCallback } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useLazy } from '@/components/ui/useLazy';
import { LinkTo } from '@/components/reports/flipbook/LinkTo';
import { readLinks } from '@/components/reports/flipbook/read-links';
import { blocksOf, type TextBlock, type TextRun } from '@/lib/features/reports/flipbook/page-text';
import styles from '@/components/reports/flipbook/PageText.module.css';
import hidden from '@/components/ui/VisuallyHidden.module.css';

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
  return <div className={isShown ? styles.text : hidden.hidden}>{sections}</div>;
}

async function readBlocks(pdf: PDFDocumentProxy, page: number): Promise<TextBlock[]> {
  const proxy = await pdf.getPage(page);
  const [{ items }, links] = await Promise.all([
    proxy.getTextContent(),
    readLinks(pdf, proxy).catch(() => []),
  ]);
  const runs = items.filter((item): item is typeof item & TextRun => 'str' in item);
  return blocksOf(runs, links);
}

function TextOfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const read = useCallback(() => readBlocks(pdf, page).catch(() => []), [pdf, page]);
  const { loaded: blocks } = useLazy(read, true);
  return (
    <section aria-label={`Texto de la página ${page}`} className={styles.page}>
      <h2 className={styles.number}>Página {page}</h2>
      {blocks?.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {blocks?.length === 0 && <p>Esta página no contiene texto.</p>}
      {blocks === undefined && <VisuallyHidden>Cargando el texto…</VisuallyHidden>}
    </section>
  );
}

function Block({ block: { isHeading, spans } }: { block: TextBlock }) {
  const Element = isHeading ? 'h3' : 'p';
  return (
    <Element>
      {spans.map(({ text, target }, index) =>
        target ? (
          <LinkTo key={index} to={target}>
            {text}
          </LinkTo>
        ) : (
          text
        ),
      )}
    </Element>
  );
}
