import { useState, type RefObject } from 'react';
import { useElementSize } from '@/components/reports/flipbook/useElementSize';
import { useMedia } from '@/components/reports/flipbook/useMedia';
import { pageWidth, stepZoom, ZOOMS } from '@/lib/features/reports/flipbook/page-size';

/** How large a page is shown (width 0 until measured) and whether two lie side by side. */
export function useReaderLayout(
  stage: RefObject<HTMLElement | null>,
  ratio: number,
  isFull: boolean,
) {
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  const isPhone = useMedia('(max-width: 39.9375em)');
  const space = useElementSize(stage);
  const isLarge = zoom > ZOOMS[0];
  const width = space ? pageWidth({ space, ratio, isPhone, isFull, zoom }) : 0;
  return {
    zoom,
    canZoom: { out: stepZoom(zoom, -1) !== zoom, in: stepZoom(zoom, 1) !== zoom },
    onZoom: (step: 1 | -1) => setZoom((before) => stepZoom(before, step)),
    width,
    height: Math.round(width * ratio),
    isSpread: space !== undefined && width * 2 <= space.width,
    /** The page is larger than usual: a drag moves it about and does not turn it. */
    isLarge,
  };
}
