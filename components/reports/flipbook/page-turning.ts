import { useEffect, useEffectEvent, useRef, type RefObject, type TouchEvent } from 'react';

interface KeyActions {
  onStep: (step: 1 | -1) => void;
  onFirst: () => void;
  onLast: () => void;
}

/** Keys that belong to whatever is being typed or chosen. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Arrow keys turn pages while the focus is in the reader or nowhere; Home, End, PageUp and PageDown,
 * which else scroll, need it in the reader, or the reader filling the screen. `isPannable` leaves the
 * keys that scroll to a scrolling stage.
 */
export function useReaderKeys(
  reader: RefObject<HTMLElement | null>,
  isPannable: boolean,
  isFull: boolean,
  { onStep, onFirst, onLast }: KeyActions,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey || isTyping(event.target)) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isInside = target !== null && (reader.current?.contains(target) ?? false);
    const isNowhere = target === document.body || target === document.documentElement;
    if (!isInside && !isNowhere) return;
    const isPanning = isPannable && target?.hasAttribute('data-stage');
    const isOwn = isInside || isFull;
    if (event.key === 'ArrowRight' && !isPanning) onStep(1);
    else if (event.key === 'ArrowLeft' && !isPanning) onStep(-1);
    else if (event.key === 'PageDown' && isOwn && !isPanning) onStep(1);
    else if (event.key === 'PageUp' && isOwn && !isPanning) onStep(-1);
    else if (event.key === 'Home' && isOwn) onFirst();
    else if (event.key === 'End' && isOwn) onLast();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Minimum of a horizontal swipe. */
const SWIPE_PX = 40;

/** Touch handlers that step by a swipe, where the book itself does not follow the finger. */
export function useSwipe(isOn: boolean, onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  if (!isOn) return {};
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      // A second finger means zooming.
      start.current =
        touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(right) > SWIPE_PX && Math.abs(right) > Math.abs(down))
        onStep(right < 0 ? 1 : -1);
    },
  };
}
