import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clampView, panView, USUAL_SIZE, type View } from '@/lib/features/map/view';

/** Pixels from which a press is a drag, and pixels of an arrow key's step. */
const DRAG_PX = 5;
const STEP_PX = 80;

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

/** The part of the map that is shown, and how pointer and keys move it while it is zoomed. */
export function useMapView(start: View) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(start);
  const [size, setSize] = useState(USUAL_SIZE);
  const drag = useRef({ x: 0, y: 0, isHeld: false, hasMoved: false });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const move = (next: View) => setView(clampView(next));
  const isZoomed = view.scale > 1;
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      // The browser's own: back, and its zoom.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === '+') move({ ...view, scale: view.scale * 2 });
      if (event.key === '-') move({ ...view, scale: view.scale / 2 });
      const step = ARROWS[event.key];
      if (!step || !isZoomed) return;
      event.preventDefault();
      // A focused marker may leave the frame; the focus stays with the map.
      frame.current?.focus({ preventScroll: true });
      setView(panView(view, ...step, size));
    },
    // A window on the map stops the press itself.
    onPointerDownCapture: () => void (drag.current.hasMoved = false),
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      drag.current = { x, y, isHeld: isZoomed && button === 0, hasMoved: false };
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
      const last = drag.current;
      if (!last.isHeld) return;
      if (!last.hasMoved && Math.hypot(x - last.x, y - last.y) < DRAG_PX) return;
      frame.current?.setPointerCapture(pointerId);
      drag.current = { x, y, isHeld: true, hasMoved: true };
      setView((now) => panView(now, last.x - x, last.y - y, size));
    },
    onPointerUp: () => void (drag.current.isHeld = false),
    onPointerCancel: () => void (drag.current.isHeld = false),
  };
  /** Whether the press that ends now was a drag. */
  const wasDrag = () => drag.current.hasMoved;
  return { frame, view, size, move, isZoomed, handlers, wasDrag };
}
