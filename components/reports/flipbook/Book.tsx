import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type Ref,
} from 'react';
import HTMLFlipBook from 'react-pageflip';
import { BookPage } from '@/components/reports/flipbook/BookPage';
import {
  pagesAround,
  spreadOf,
  stepFrom,
  swipeStep,
  type BookShape,
} from '@/lib/features/reports/flipbook/pages';
import styles from '@/components/reports/flipbook/Book.module.css';

/** A press that moves less than this, in pixels, is a tap. */
const TAP_PX = 10;

/** The options of page-flip. The site handles presses and swipes itself, and the sizes are fixed. */
const SETTINGS = {
  size: 'fixed',
  minWidth: 0,
  maxWidth: 0,
  minHeight: 0,
  maxHeight: 0,
  autoSize: false,
  style: {},
  drawShadow: true,
  maxShadowOpacity: 0.35,
  flippingTime: 600,
  usePortrait: true,
  startZIndex: 0,
  showCover: true,
  useMouseEvents: false,
  mobileScrollSupport: true,
  clickEventForward: true,
  swipeDistance: 0,
  showPageCorners: false,
  disableFlipByClick: false,
  // The sheets receive changes through their context.
  renderOnlyPageLengthChange: true,
} as const;

/** The methods of page-flip in use; the package has no types. */
interface PageFlip {
  flipNext: () => void;
  flipPrev: () => void;
  turnToPage: (index: number) => void;
  /** 'read' while nothing turns. */
  getState: () => string;
  clear: () => void;
}

interface BookProps {
  pdf: PDFDocumentProxy;
  page: number;
  shape: BookShape;
  /** The size of a page, in CSS pixels. */
  width: number;
  height: number;
  /** True if the page is larger than its place; presses and drags then do not turn it. */
  isLarge: boolean;
  onPage: (page: number) => void;
  onStep: (step: 1 | -1) => void;
}

type OpenBook = BookProps & { near: Set<number> };
const BookContext = createContext<OpenBook | undefined>(undefined);

/** The sheets, turned by react-pageflip. Change the `key` with the shape and size of the book. */
export function Book(props: BookProps) {
  const { page, shape, width, height, isLarge, onStep } = props;
  const [first, last] = spreadOf(page, shape);
  const [flip, setFlip] = useState<PageFlip>();
  /** The page at which the book is open; it lags behind `page` during a turn. */
  const [shown, setShown] = useState(first);
  const [isResting, setResting] = useState(true);
  const press = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    // This runs again at the end of a turn, because page-flip cannot jump during one.
    if (!flip || !isResting || first === shown) return;
    const isStill = isLarge || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill && first === stepFrom(shown, 1, shape)) flip.flipNext();
    else if (!isStill && first === stepFrom(shown, -1, shape)) flip.flipPrev();
    else flip.turnToPage(first - 1);
  }, [flip, first, shown, isResting, isLarge, shape]);

  useEffect(() => {
    // page-flip never ends its frame loop, so this leaves it no sheets to draw. A running turn needs them.
    return () => void (flip?.getState() === 'read' && flip.clear());
  }, [flip]);

  // The sheets never change: react-pageflip loses them if they change before it has started.
  const [sheets] = useState(() =>
    Array.from({ length: shape.count }, (_, index) => <Sheet key={index} page={index + 1} />),
  );
  // Enlarged pages take several times the memory, so their neighbours are not drawn.
  const reach = isLarge ? 0 : shape.isSpread ? 2 : 1;
  const near = new Set([page, shown].flatMap((number) => pagesAround(number, shape, reach)));

  const onPointerUp = ({ clientX, clientY, target, currentTarget }: PointerEvent<HTMLElement>) => {
    const start = press.current;
    press.current = undefined;
    if (!start) return;
    const [right, down] = [clientX - start.x, clientY - start.y];
    const step = swipeStep(right, down);
    if (step) return onStep(step);
    const isOnLink = target instanceof Element && target.closest('a') !== null;
    if (isOnLink || Math.hypot(right, down) > TAP_PX) return;
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    onStep(clientX < left + whole / 2 ? -1 : 1);
  };
  const handlers = {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
      // A second finger means zooming.
      press.current = isPrimary && button === 0 ? { x, y } : undefined;
    },
    onPointerUp,
    // The browser scrolls the document with this finger.
    onPointerCancel: () => void (press.current = undefined),
  };
  const isAlone = shape.isSpread && first === last;
  return (
    <div
      className={styles.book}
      style={{ width: width * (shape.isSpread ? 2 : 1), height }}
      data-alone={isAlone ? (first === 1 ? 'first' : 'last') : undefined}
      data-large={isLarge || undefined}
      {...(isLarge ? {} : handlers)}
    >
      <BookContext value={{ ...props, near }}>
        <HTMLFlipBook
          {...SETTINGS}
          className={styles.sheets ?? ''}
          width={width}
          height={height}
          startPage={first - 1}
          onInit={({ object, data }: { object: PageFlip; data: { page: number } }) => {
            setFlip(object);
            setShown(data.page + 1);
          }}
          onFlip={({ data }: { data: number }) => setShown(data + 1)}
          onChangeState={({ data }: { data: string }) => setResting(data === 'read')}
        >
          {sheets}
        </HTMLFlipBook>
      </BookContext>
    </div>
  );
}

/** One side of a sheet. page-flip moves it, and sets its class and style. */
function Sheet({ page, ref }: { page: number; ref?: Ref<HTMLDivElement> }) {
  const book = use(BookContext);
  if (!book) return null;
  const { pdf, shape, width, height, near, onPage } = book;
  const isOpen = spreadOf(book.page, shape).includes(page);
  return (
    <div
      ref={ref}
      className={styles.sheet}
      data-page={page}
      data-state={isOpen ? 'open' : undefined}
      // page-flip would turn a copy of a soft page that lies alone, and a copied canvas is blank.
      data-density={shape.isSpread ? undefined : 'hard'}
      inert={!isOpen}
    >
      {near.has(page) && <BookPage {...{ pdf, page, width, height, isOpen, onPage }} />}
    </div>
  );
}
