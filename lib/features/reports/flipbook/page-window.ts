/** How many pages there are, and whether two are open at a time. */
export interface BookShape {
  count: number;
  isSpread: boolean;
}

/** Clamps a page number to the book, from 1. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(count, 1));
}

/** The open pages around `page`. In spreads the cover is alone, then 2 and 3, 4 and 5 … */
export function spreadOf(page: number, { count, isSpread }: BookShape): [number, number] {
  const open = clampPage(page, count);
  if (!isSpread || open === 1) return [open, open];
  const first = open - (open % 2);
  return [first, Math.min(first + 1, count)];
}

/** The page one step away; undefined beyond the ends. */
export function stepFrom(page: number, step: 1 | -1, shape: BookShape): number | undefined {
  const [first, last] = spreadOf(page, shape);
  const target = step > 0 ? last + 1 : first - 1;
  if (target < 1 || target > shape.count) return undefined;
  return spreadOf(target, shape)[0];
}

/** The pages to keep rendered: the open ones and `reach` more on either side. */
export function pagesToDraw(page: number, shape: BookShape, reach: number): Set<number> {
  const [first, last] = spreadOf(page, shape);
  const from = Math.max(1, first - reach);
  const to = Math.min(shape.count, last + reach);
  return new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
