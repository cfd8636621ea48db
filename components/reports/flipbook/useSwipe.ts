import { useRef, type TouchEvent } from 'react';

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
