import { useEffect, useState, type RefObject } from 'react';
import { pageWidth, stepZoom } from '@/lib/features/reports/flipbook/pages';

/** The breakpoint for phones in CSS pixels, as in Flipbook.module.css. */
const PHONE_BELOW = 640;

/**
 * Returns the size of a page (width 0 until measured) and whether two are side by side.
 *
 * @param ratio a page's height divided by its width.
 */
export function useReaderLayout(stage: RefObject<HTMLElement | null>, ratio: number) {
  const [zoom, setZoom] = useState(1);
  const [space, setSpace] = useState({ width: 0, isPhone: false });
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, isPhone: innerWidth < PHONE_BELOW });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  const width = pageWidth(space.width, space.isPhone, zoom);
  return {
    zoom,
    onZoom: (step: 1 | -1) => setZoom((before) => stepZoom(before, step)),
    width,
    height: Math.round(width * ratio),
    isSpread: width * 2 <= space.width,
    /** True if the page is larger than its place; a drag then scrolls it and does not turn it. */
    isLarge: zoom > 1,
  };
}

export type ReaderLayout = ReturnType<typeof useReaderLayout>;
