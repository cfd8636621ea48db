import HTMLFlipBook from 'react-pageflip';
import { useEffect, useMemo, useRef } from 'react';
import { FlipbookPage } from '@/components/reports/flipbook/FlipbookPage';
import {
  endBook,
  letRest,
  paintCopies,
  type BookHandle,
} from '@/components/reports/flipbook/page-flip';
import { useBook } from '@/components/reports/flipbook/reader-context';
import { spreadOf, type BookShape } from '@/lib/features/reports/flipbook/page-window';
import styles from '@/components/reports/flipbook/FlipbookBook.module.css';

const TURN_MS = 450;

interface FlipbookBookProps {
  page: number;
  shape: BookShape;
  /** No animation. */
  isStill: boolean;
  /** Off where a drag pans an enlarged page. */
  canDrag: boolean;
  onPage: (page: number) => void;
  onStart: () => void;
}

/** In spreads the cover, and often the last page, is alone and centred. */
function aloneAt(page: number, shape: BookShape): 'first' | 'last' | undefined {
  const [first, last] = spreadOf(page, shape);
  if (!shape.isSpread || first !== last) return undefined;
  return first === 1 ? 'first' : 'last';
}

/**
 * The sheets, turned by page-flip. Its settings are those of the first render: change the `key`
 * with them. Hidden from assistive technology, which reads the text.
 */
export function FlipbookBook(props: FlipbookBookProps) {
  const { page, shape, isStill, canDrag, onPage, onStart } = props;
  const { width, height } = useBook();
  const handle = useRef<BookHandle>(null);
  const latest = useRef({ page, shape, onPage });
  // True from a requested turn until the book reports it.
  const isSteered = useRef(false);

  useEffect(() => {
    latest.current = { page, shape, onPage };
  });

  useEffect(() => {
    const flip = handle.current?.pageFlip();
    if (!flip?.getFlipController()) return;
    const [target, targetLast] = spreadOf(page, shape);
    isSteered.current = true;
    // A running turn would move the book again when it ends.
    flip.getRender().finishAnimation();
    const [shown, shownLast] = spreadOf(flip.getCurrentPageIndex() + 1, shape);
    if (!isStill && target === shownLast + 1) flip.flipNext();
    else if (!isStill && targetLast === shown - 1) flip.flipPrev();
    const isTurning = flip.getState() !== 'read';
    if (!isTurning && target !== shown) flip.turnToPage(target - 1);
    if (!isTurning) isSteered.current = false;
  }, [page, shape, isStill]);

  const wake = useRef<() => void>(undefined);
  useEffect(() => {
    const redraw = () => wake.current?.();
    addEventListener('resize', redraw);
    return () => removeEventListener('resize', redraw);
  }, []);

  useEffect(() => {
    const book = handle;
    return () => endBook(book.current?.pageFlip());
  }, []);

  const begin = () => {
    const flip = handle.current?.pageFlip();
    if (flip?.getFlipController()) wake.current = letRest(flip);
    onStart();
  };

  const follow = (index: number) => {
    wake.current?.();
    const { page: known, shape: now, onPage: tell } = latest.current;
    const [first, last] = spreadOf(index + 1, now);
    if (known >= first && known <= last) isSteered.current = false;
    else if (!isSteered.current) tell(first);
  };

  // react-pageflip loses its sheets if its children change before it has started.
  const sheets = useMemo(
    () => Array.from({ length: shape.count }, (_, i) => <FlipbookPage key={i} page={i + 1} />),
    [shape.count],
  );

  return (
    <div
      className={styles.book}
      // Its height from the start: the sheets get theirs later, and would move.
      style={{ width: width * (shape.isSpread ? 2 : 1), minHeight: height }}
      data-alone={aloneAt(page, shape)}
      aria-hidden
    >
      <HTMLFlipBook
        ref={handle}
        className={styles.pages ?? ''}
        style={{}}
        startPage={page - 1}
        size="fixed"
        width={width}
        height={height}
        minWidth={width}
        maxWidth={width}
        minHeight={height}
        maxHeight={height}
        drawShadow={!isStill}
        maxShadowOpacity={0.35}
        flippingTime={TURN_MS}
        usePortrait
        startZIndex={0}
        autoSize
        showCover
        mobileScrollSupport
        // Links of the page are pressed, and turn nothing.
        clickEventForward
        useMouseEvents={canDrag && !isStill}
        swipeDistance={30}
        showPageCorners={!isStill}
        disableFlipByClick={false}
        renderOnlyPageLengthChange
        onInit={begin}
        onFlip={(event: { data: number }) => follow(event.data)}
        onChangeState={() => paintCopies(handle.current?.pageFlip())}
      >
        {sheets}
      </HTMLFlipBook>
    </div>
  );
}
