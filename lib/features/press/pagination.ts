import { readPageNumber } from '@/lib/util/pagination';
import { routes } from '@/lib/server/routing/routes';

/** Specification, section 9. */
export const PRESS_PAGE_SIZE = 8;

/** URLs are cumulative (lib/util/pagination.ts), up to five pages (40 items). */
const MAX_PAGES = 5;

/** What the press room shows of an item. */
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

/** The cards that an address shows, from `firstPage` to `page`; both count from 1. */
export interface PressPages {
  firstPage: number;
  page: number;
  cards: PressCard[];
  hasMore: boolean;
}

/** The first page that the URL of `page` shows. */
export function firstPageShown(page: number): number {
  return Math.max(1, page - MAX_PAGES + 1);
}

/** The page number, from 1, in a press room path; undefined for any other path. */
export function readPressUrl(path: string): number | undefined {
  if (path === routes.press()) return 1;
  return readPageNumber(/^\/prensa\/pagina\/([^/]+)$/.exec(path)?.[1]);
}
