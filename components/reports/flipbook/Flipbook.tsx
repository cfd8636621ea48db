import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FlipbookBook } from '@/components/reports/flipbook/FlipbookBook';
import { FlipbookControls } from '@/components/reports/flipbook/FlipbookControls';
import { FlipbookStatus } from '@/components/reports/flipbook/FlipbookStatus';
import { PageText } from '@/components/reports/flipbook/PageText';
import { BookContext } from '@/components/reports/flipbook/reader-context';
import { useReaderKeys, useSwipe } from '@/components/reports/flipbook/page-turning';
import { usePdfDocument } from '@/components/reports/flipbook/usePdfDocument';
import { useMedia, useReaderLayout } from '@/components/reports/flipbook/useReaderLayout';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { pageHash, readPageHash } from '@/lib/features/reports/flipbook/page-address';
import {
  clampPage,
  pagesToDraw,
  spreadOf,
  stepFrom,
} from '@/lib/features/reports/flipbook/page-window';
import styles from '@/components/reports/flipbook/Flipbook.module.css';

interface FlipbookProps {
  /** The PDF's path on the site. */
  file: string;
  /** Its size in bytes, where known. */
  size?: number;
  title: string;
  /** A picture of it, until it is drawn. */
  firstPage?: ReactNode;
  onOpen: (isOpen: boolean) => void;
}

/** The report as a book: on its way, open, or the reason why not. */
export function Flipbook({ file, size, title, firstPage, onOpen }: FlipbookProps) {
  const { state, retry } = usePdfDocument(file, size);
  const isReady = state.phase === 'ready';
  useEffect(() => {
    if (!isReady) onOpen(false);
  }, [isReady, onOpen]);
  if (state.phase !== 'ready') return <FlipbookStatus state={state} onRetry={retry} />;
  const { pdf, ratio } = state;
  return <Reader {...{ pdf, ratio, title, firstPage }} onStart={() => onOpen(true)} />;
}

interface ReaderProps extends Pick<FlipbookProps, 'title' | 'firstPage'> {
  pdf: PDFDocumentProxy;
  /** The first page's height by its width. */
  ratio: number;
  /** Called when the book's sheets have their places. */
  onStart: () => void;
}

/** The open page, in sync with the fragment `#p=12`; turns replace the history entry. */
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

  const open = useCallback(
    (wanted: number) => {
      const next = clampPage(wanted, count);
      setPage(next);
      // With the router's own state, so that it goes on knowing this entry.
      history.replaceState(history.state, '', pageHash(next));
    },
    [count],
  );
  return [page, open];
}

/** The open report: the controls, the book on its stage, the text. */
function Reader({ pdf, ratio, title, firstPage, onStart }: ReaderProps) {
  const count = pdf.numPages;
  const reader = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [page, openPage] = useOpenPage(count);
  const [isTextShown, setTextShown] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const layout = useReaderLayout(reader, stage, ratio);
  const { width, height, isSpread, isLarge, isFull } = layout;

  const shape = useMemo(() => ({ count, isSpread }), [count, isSpread]);
  const [first, last] = spreadOf(page, shape);
  const book = useMemo(() => {
    const at = { pdf, width, height, firstPage, onPage: openPage };
    // What one turn opens as well, but not of enlarged pages: they take several times the memory.
    const drawn = pagesToDraw(page, shape, isLarge ? 0 : shape.isSpread ? 2 : 1);
    return { ...at, open: pagesToDraw(page, shape, 0), drawn };
  }, [pdf, width, height, firstPage, openPage, page, shape, isLarge]);

  const onStep = (step: 1 | -1) => {
    const target = stepFrom(page, step, shape);
    if (target !== undefined) openPage(target);
  };
  useReaderKeys(reader, isLarge, isFull, {
    onStep,
    onFirst: () => openPage(1),
    onLast: () => openPage(count),
  });
  const swipe = useSwipe(isStill && !isLarge, onStep);
  const open = first === last ? [first] : [first, last];

  return (
    <BookContext value={book}>
      <div
        ref={reader}
        role="region"
        aria-label={`Informe: ${title}`}
        className={styles.reader}
        data-full={isFull || undefined}
        data-beside={isFull ? undefined : ''}
        data-text={isTextShown || undefined}
      >
        <FlipbookControls
          pdf={pdf}
          page={page}
          canStep={{ back: first > 1, forth: last < count }}
          onPage={openPage}
          onStep={onStep}
          layout={layout}
          isTextShown={isTextShown}
          onText={() => setTextShown((before) => !before)}
        />
        <div
          ref={stage}
          className={styles.stage}
          data-stage=""
          data-large={isLarge || undefined}
          // A page larger than its place is moved about by the keys, too.
          {...(isLarge ? { tabIndex: 0, role: 'group', 'aria-label': 'Página ampliada' } : {})}
          {...swipe}
        >
          {width > 0 && (
            <FlipbookBook
              key={`${width} ${isSpread} ${isStill} ${isLarge}`}
              page={page}
              shape={shape}
              isStill={isStill}
              canDrag={!isLarge}
              onPage={openPage}
              onStart={onStart}
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
        <PageText pdf={pdf} pages={open} isShown={isTextShown} />
      </div>
    </BookContext>
  );
}
