/** Of a page on large screens, in CSS pixels. */
export const PAGE_WIDTH = 400;
const PHONE_WIDTH = 300;

/** Beside the size that fits the screen. */
export const ZOOMS = [1, 1.5, 2, 3] as const;

/** The next zoom up or down; the same at the ends. */
export function stepZoom(zoom: number, step: 1 | -1): number {
  const index = ZOOMS.findIndex((known) => known >= zoom);
  return ZOOMS[index + step] ?? zoom;
}

interface PageSpace {
  space: { width: number; height: number };
  ratio: number;
  isPhone: boolean;
  isFull: boolean;
  zoom: number;
}

/** A page's width in CSS pixels. */
export function pageWidth({ space, ratio, isPhone, isFull, zoom }: PageSpace): number {
  const usual = Math.min(isPhone ? PHONE_WIDTH : PAGE_WIDTH, space.width);
  const sheets = space.width > space.height ? 2 : 1;
  const fitting = Math.min(space.width / sheets, space.height / ratio);
  return Math.floor((isFull ? Math.max(fitting, usual / 2) : usual) * zoom);
}
