/**
 * "Load more" as pages with addresses of their own (specification, section 9: news and search show
 * 3 first and 2 more a click).
 *
 * Pages are cumulative: page 1 holds 3 items, page 2 holds 5 in all, page 3 holds 7. So the address
 * that follows the visitor's clicks shows, on a reload, from a shared link or with the browser's
 * Back, the very list that the visitor had. A page never holds more than `most` items, or deep pages
 * of a large archive would weigh megabytes: beyond that the earliest fall away at its top.
 */
export interface Steps {
  /** Items on page 1. */
  first: number;
  /** Items that each further page adds. */
  step: number;
  /** Items that one page holds at most. */
  most: number;
}

export const NEWS_STEPS: Steps = { first: 3, step: 2, most: 41 };
export const SEARCH_STEPS: Steps = { first: 3, step: 2, most: Infinity };

/** How many items are shown, or have fallen away at the top, on `page` (from 1). */
export function endOf(page: number, { first, step }: Steps): number {
  return first + step * (page - 1);
}

/** The index of the first item on `page`; 0 unless the page is full. */
export function startOf(page: number, steps: Steps): number {
  return Math.max(0, endOf(page, steps) - steps.most);
}

/** The page whose last items end right before item `index` of the list, or include it. */
export function pageUpTo(index: number, { first, step }: Steps): number {
  return Math.max(1, Math.ceil((index - first) / step) + 1);
}

/** Whether `page` of `total` items adds anything to the page before it; page 1 always stands. */
export function isInRange(page: number, total: number, steps: Steps): boolean {
  return page === 1 || endOf(page - 1, steps) < total;
}

/** Whether "load more" stands under `page`: only with more items than the first page's, some hidden. */
export function hasMore(page: number, total: number, steps: Steps): boolean {
  return total > steps.first && endOf(page, steps) < total;
}

/** The part of a list that `page` shows. */
export function itemsOn<T>(page: number, items: readonly T[], steps: Steps): T[] {
  return items.slice(startOf(page, steps), endOf(page, steps));
}

/**
 * A page number of an address: digits without leading zeros. Undefined for everything else, which
 * has no page: `0`, `02`, `2.0`, `dos`.
 */
export function readPageNumber(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
}
