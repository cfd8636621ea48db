/** The number of pages of a book, and whether two are open at a time. */
export interface BookShape {
  count: number;
  isSpread: boolean;
}

/** Clamps a page number, from 1, to the book. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(count, 1));
}

/** Returns the first and last open page. In spreads the cover is alone, then 2 and 3, 4 and 5 … */
export function spreadOf(page: number, { count, isSpread }: BookShape): [number, number] {
  const open = clampPage(page, count);
  if (!isSpread || open === 1) return [open, open];
  const first = open - (open % 2);
  return [first, Math.min(first + 1, count)];
}

/** Returns the page one step away; undefined beyond the ends. */
export function stepFrom(page: number, step: 1 | -1, shape: BookShape): number | undefined {
  const [first, last] = spreadOf(page, shape);
  const target = step > 0 ? last + 1 : first - 1;
  if (target < 1 || target > shape.count) return undefined;
  return spreadOf(target, shape)[0];
}

/** Returns the open pages and `reach` more on either side. */
export function pagesAround(page: number, shape: BookShape, reach: number): number[] {
  const [first, last] = spreadOf(page, shape);
  const from = Math.max(1, first - reach);
  const to = Math.min(shape.count, last + reach);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Reads the page, from 1, of a fragment such as `#p=12`; undefined for any other. */
export function readPageHash(hash: string): number | undefined {
  const page = Number(/^#p=(\d{1,6})$/.exec(hash)?.[1]);
  return page >= 1 ? page : undefined;
}

/** Returns the fragment that opens a report at a page, from 1. */
export const pageHash = (page: number) => `#p=${page}`;

const PAGE_WIDTH = 400;
const PHONE_WIDTH = 300;
const ZOOMS = [1, 1.5, 2, 3];

/** Returns the next zoom up or down; the same at the ends. */
export function stepZoom(zoom: number, step: 1 | -1): number {
  return ZOOMS[ZOOMS.indexOf(zoom) + step] ?? zoom;
}

/** Returns a page's width in CSS pixels, at most `space` before the zoom. */
export function pageWidth(space: number, isPhone: boolean, zoom: number): number {
  return Math.floor(Math.min(isPhone ? PHONE_WIDTH : PAGE_WIDTH, space) * zoom);
}

const SWIPE_PX = 30;

/** Returns the step of a swipe, whatever its speed; undefined for a movement that is too short or too steep. */
export function swipeStep(right: number, down: number): 1 | -1 | undefined {
  const isSwipe = Math.abs(right) > SWIPE_PX && Math.abs(right) > 2 * Math.abs(down);
  if (!isSwipe) return undefined;
  return right < 0 ? 1 : -1;
}
