import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { pageWidth, stepZoom, ZOOMS } from '@/lib/features/reports/flipbook/page-size';

/** Whether a media query holds, now and when that changes. For the browser only. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** The inner size of an element in CSS pixels; undefined until it is measured. */
function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    // Refused, for instance inside a frame: everything stays as it is.
    change?.catch(() => undefined);
  };
  return { isFull, toggle };
}

/** How large a page is shown (width 0 until measured) and whether two lie side by side. */
export function useReaderLayout(
  reader: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  ratio: number,
) {
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  const { isFull, toggle } = useFullscreen(reader);
  const isPhone = useMedia('(max-width: 39.9375em)');
  const space = useElementSize(stage);
  const width = space ? pageWidth({ space, ratio, isPhone, isFull, zoom }) : 0;
  return {
    zoom,
    canZoom: { out: stepZoom(zoom, -1) !== zoom, in: stepZoom(zoom, 1) !== zoom },
    onZoom: (step: 1 | -1) => setZoom((before) => stepZoom(before, step)),
    isFull,
    /** Undefined where the browser cannot fill the screen (iPhones). */
    onFull: document.fullscreenEnabled ? toggle : undefined,
    width,
    height: Math.round(width * ratio),
    isSpread: space !== undefined && width * 2 <= space.width,
    /** The page is larger than usual: a drag moves it about and does not turn it. */
    isLarge: zoom > ZOOMS[0],
  };
}

export type ReaderLayout = ReturnType<typeof useReaderLayout>;
