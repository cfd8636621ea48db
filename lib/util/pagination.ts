/**
 * The sizes of cumulative "load more" pages (specification, section 9). A response has the last `most`
 * items of its page: otherwise each page would be as long as all before it.
 */
export interface Steps {
  first: number;
  step: number;
  most: number;
}

/** The pages of the list of news. */
export const NEWS_STEPS: Steps = { first: 3, step: 2, most: 41 };
/** The pages of the search results. */
export const SEARCH_STEPS: Steps = { first: 3, step: 2, most: Infinity };

/** Returns the end index of the items on `page` (from 1). */
export function endOf(page: number, { first, step }: Steps): number {
  return first + step * (page - 1);
}

/** Returns the start index of the items on `page`. */
export function startOf(page: number, steps: Steps): number {
  return Math.max(0, endOf(page, steps) - steps.most);
}

/** Returns the first page that ends at or after `index`. */
export function pageUpTo(index: number, { first, step }: Steps): number {
  return Math.max(1, Math.ceil((index - first) / step) + 1);
}

/** Returns whether `page` of `total` items exists; page 1 always does. */
export function isInRange(page: number, total: number, steps: Steps): boolean {
  return page === 1 || endOf(page - 1, steps) < total;
}

/** Returns whether `page` needs a "load more" button. */
export function hasMore(page: number, total: number, steps: Steps): boolean {
  return total > steps.first && endOf(page, steps) < total;
}

/** Returns the items on `page`. */
export function itemsOn<T>(page: number, items: readonly T[], steps: Steps): T[] {
  return items.slice(startOf(page, steps), endOf(page, steps));
}

/** Parses a page number of a URL; undefined for `0`, `02`, `2.0`, `dos`. */
export function readPageNumber(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
}
