/** The items of one page (specification, section 9). */
export const PRESS_PAGE_SIZE = 8;

/** The most pages that one URL shows (40 items); URLs are cumulative. */
const MAX_PAGES = 5;

/** A press item in the press room. */
export interface PressCard {
  id: number;
  title: string;
  href: string;
  date: string;
  isoDate?: string;
  file: string;
  /** 'Imágenes y documentos', 'Imágenes', 'Documentos' or ''. */
  holds: string;
}

/** The cards of one or several pages. */
export interface PressRoom {
  cards: PressCard[];
  hasMore: boolean;
}

/** The cards that an address shows, from `firstPage` to `page`; both count from 1. */
export interface PressPages extends PressRoom {
  firstPage: number;
  page: number;
}

/** Returns the first page that the address of `page` shows. */
export function firstPageShown(page: number): number {
  return Math.max(1, page - MAX_PAGES + 1);
}
