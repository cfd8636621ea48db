import { readPageNumber } from '@/lib/util/pagination';
import type { PressCard } from '@/lib/features/press/card';
import { routes } from '@/lib/server/routing/routes';

/** Items on one page of the press room (specification, section 9). */
export const PRESS_PAGE_SIZE = 8;

/**
 * Pages of the press room that one address shows: page 3 shows pages 1 to 3, for the reasons of
 * lib/util/pagination.ts, but never more than five pages (40 items).
 */
const MOST_PAGES = 5;

/** The pages an address shows, and their items. */
export interface PressPages {
  /** The first and the last of them, from 1. */
  firstPage: number;
  page: number;
  cards: PressCard[];
  hasMore: boolean;
}

/** The first page that the address of `page` shows. */
export function firstPageShown(page: number): number {
  return Math.max(1, page - MOST_PAGES + 1);
}

/** The page, from 1, in a path of the press room; undefined for any other path. */
export function readPressAddress(path: string): number | undefined {
  if (path === routes.press()) return 1;
  return readPageNumber(/^\/prensa\/pagina\/([^/]+)$/.exec(path)?.[1]);
}
