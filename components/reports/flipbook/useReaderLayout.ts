import { useEffect, useState, type RefObject } from 'react';
import { pageWidth, stepZoom } from '@/lib/features/reports/flipbook/pages';

/** The width of a phone in CSS pixels, as in Flipbook.module.css. */
const PHONE_BELOW = 640;

/** Returns how large a page is (width 0 until measured) and whether two lie side by side. */
export function useReaderLayout(
  reader: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  ratio: number,
) {
  const [zoom, setZoom] = useState(1);
  const [isFull, setFull] = useState(false);
  const [space, setSpace] = useState<{ width: number; height: number; isPhone: boolean }>();

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSpace({ width, height, isPhone: innerWidth < PHONE_BELOW });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === reader.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [reader]);

  const toggleFull = () => {
    const change = isFull ? document.exitFullscreen() : reader.current?.requestFullscreen();
    // Where it is refused, for instance inside a frame, everything stays as it is.
    change?.catch(() => undefined);
  };
  const width = space ? pageWidth({ space, ratio, isPhone: space.isPhone, isFull, zoom }) : 0;
  return {
    zoom,
    onZoom: (step: 1 | -1) => setZoom((before) => stepZoom(before, step)),
    isFull,
    /** Undefined where the browser cannot fill the screen (iPhones). */
    onFull: document.fullscreenEnabled ? toggleFull : undefined,
    width,
    height: Math.round(width * ratio),
    isSpread: space !== undefined && width * 2 <= space.width,
    /** The page is larger than its place: a drag moves it and does not turn it. */
    isLarge: zoom > 1,
  };
}

export type ReaderLayout = ReturnType<typeof useReaderLayout>;
