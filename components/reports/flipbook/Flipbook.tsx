'use client';

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Book } from '@/components/reports/flipbook/Book';
import { FlipbookControls } from '@/components/reports/flipbook/FlipbookControls';
import { PageText } from '@/components/reports/flipbook/PageText';
import { usePdfDocument } from '@/components/reports/flipbook/usePdfDocument';
import { useReaderKeys } from '@/components/reports/flipbook/useReaderKeys';
import { useReaderLayout } from '@/components/reports/flipbook/useReaderLayout';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import {
  clampPage,
  pageHash,
  readPageHash,
  spreadOf,
  stepFrom,
} from '@/lib/features/reports/flipbook/pages';
import { failureTexts, type FailureKind } from '@/lib/features/reports/flipbook/pdf-source';
import styles from '@/components/reports/flipbook/Flipbook.module.css';

interface FlipbookProps {
  /** The PDF's path on the site. */
  file: string;
  /** Its size in bytes, if known. */
  size?: number;
  title: string;
  /** The cover, until the book is ready. */
  children: ReactNode;
}

/** The report as a book, in a place of the book's size so that nothing moves when it opens. */
export function Flipbook({ file, size, title, children }: FlipbookProps) {
  const { state, retry } = usePdfDocument(file, size);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A link to a page of the report scrolls to the book.
    if (readPageHash(location.hash) !== undefined && scrollY === 0) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {state.phase === 'loading' && <Loading percent={state.percent} />}
      {state.phase === 'failed' && <Failure kind={state.kind} onRetry={retry} />}
      {state.phase === 'ready' ? (
        <Reader pdf={state.pdf} ratio={state.ratio} Book={state.Book} title={title} />
      ) : (
        children
      )}
    </div>
  );
}

function Loading({ percent }: { percent: number | undefined }) {
  return (
    <div className={styles.loading} data-script="only" data-print="hide">
      <p>
        <span role="status">Cargando PDF...</span>
        {percent !== undefined && <span aria-hidden="true"> {percent} %</span>}
      </p>
      <progress max={100} value={percent} aria-label="Descarga del PDF" />
    </div>
  );
}

function Failure({ kind, onRetry }: { kind: FailureKind; onRetry: () => void }) {
  const sentence = failureTexts[kind];
  if (kind === 'unavailable' || kind === 'interrupted')
    return <LoadFailure message={sentence} onRetry={onRetry} />;
  return (
    <p role="alert" className={styles.failure}>
      {sentence}
    </p>
  );
}

/** Returns the open page, in sync with the fragment `#p=12`; turns replace the history entry. */
function useOpenPage(count: number): [page: number, open: (page: number) => void] {
  const [page, setPage] = useState(() => clampPage(readPageHash(location.hash) ?? 1, count));
  useEffect(() => {
    const follow = () => {
      const named = readPageHash(location.hash);
      if (named !== undefined) setPage(clampPage(named, count));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [count]);
  const open = (next: number) => {
    setPage(next);
    // The router's own state is kept, so that the router recognises this entry.
    history.replaceState(history.state, '', pageHash(next));
  };
  return [page, open];
}

interface ReaderProps {
  pdf: PDFDocumentProxy;
  /** The first page's height divided by its width. */
  ratio: number;
  Book: typeof Book;
  title: string;
}

/** The open report: the controls, the text of the open pages and the book on its stage. */
function Reader({ pdf, ratio, Book, title }: ReaderProps) {
  const count = pdf.numPages;
  const reader = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [page, openPage] = useOpenPage(count);
  const layout = useReaderLayout(stage, ratio);
  const { width, height, isSpread, isLarge } = layout;
  const shape = { count, isSpread };
  const [first, last] = spreadOf(page, shape);

  const onStep = (step: 1 | -1) => {
    const target = stepFrom(page, step, shape);
    if (target !== undefined) openPage(target);
  };
  useReaderKeys(reader, isLarge, {
    onStep,
    onFirst: () => openPage(1),
    onLast: () => openPage(count),
  });
  return (
    <div ref={reader} role="region" aria-label={`Informe: ${title}`} className={styles.reader}>
      <FlipbookControls
        page={page}
        count={count}
        canStep={{ back: first > 1, forth: last < count }}
        onPage={openPage}
        onStep={onStep}
        layout={layout}
      />
      <PageText pdf={pdf} pages={first === last ? [first] : [first, last]} />
      <div
        ref={stage}
        className={styles.stage}
        data-large={isLarge || undefined}
        // The focused stage lets keys scroll a page that is larger than its place.
        {...(isLarge ? { tabIndex: 0, role: 'group', 'aria-label': 'Página ampliada' } : {})}
      >
        {width > 0 && (
          <Book
            key={`${width} ${isSpread}`}
            {...{ pdf, page, shape, width, height, isLarge, onStep }}
            onPage={openPage}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {first === last
            ? `Página ${first} de ${count}`
            : `Páginas ${first} y ${last} de ${count}`}
        </span>
      </VisuallyHidden>
    </div>
  );
}
