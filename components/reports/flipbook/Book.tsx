import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useRef, useState, type PointerEvent } from 'react';
import { BookPage } from '@/components/reports/flipbook/BookPage';
import {
  pagesAround,
  spreadOf,
  swipeStep,
  type BookShape,
} from '@/lib/features/reports/flipbook/pages';
import styles from '@/components/reports/flipbook/Book.module.css';

/** A press that moves less than this, in pixels, is a tap. */
const TAP_PX = 10;

interface BookProps {
  pdf: PDFDocumentProxy;
  page: number;
  shape: BookShape;
  /** Of a page, in CSS pixels. */
  width: number;
  height: number;
  /** The page is larger than its place: presses and drags do not turn it. */
  isLarge: boolean;
  onPage: (page: number) => void;
  onStep: (step: 1 | -1) => void;
}

/** The open pages and their neighbours. Change the `key` with the shape of the book. */
export function Book({ pdf, page, shape, width, height, isLarge, onPage, onStep }: BookProps) {
  const [first, last] = spreadOf(page, shape);
  const [turn, setTurn] = useState({ from: first, to: first });
  if (turn.to !== first) setTurn({ from: turn.to, to: first });
  const press = useRef<{ x: number; y: number }>(undefined);

  const [oldFirst, oldLast] = spreadOf(turn.from, shape);
  // Enlarged pages take several times the memory: their neighbours wait.
  const near = pagesAround(page, shape, isLarge ? 0 : shape.isSpread ? 2 : 1);
  const pages = [...new Set([...near, oldFirst, oldLast])].toSorted((a, b) => a - b);

  /** How a page shows: open, beneath the open ones, or not at all; and how it turns. */
  const lookOf = (number: number) => {
    const isOpen = number === first || number === last;
    const wasOpen = number === oldFirst || number === oldLast;
    const isLeft = shape.isSpread && number % 2 === 0;
    const isForward = turn.to > turn.from;
    const leaves = wasOpen && !isOpen && isLeft !== isForward;
    const arrives = isOpen && !wasOpen && (shape.isSpread ? isLeft === isForward : !isForward);
    return {
      'data-side': isLeft ? 'left' : 'right',
      'data-state': isOpen ? 'open' : wasOpen ? 'beneath' : 'hidden',
      'data-turn': arrives ? 'arrives' : leaves ? 'leaves' : undefined,
      inert: !isOpen,
    };
  };
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
      {pages.map((number) => (
        <div
          key={number}
          className={styles.page}
          style={{ width }}
          data-page={number}
          {...lookOf(number)}
        >
          <BookPage
            key={width}
            {...{ pdf, width, height, onPage }}
            page={number}
            isOpen={number === first || number === last}
          />
        </div>
      ))}
    </div>
  );
}
