import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';
import { itemsOn, SEARCH_STEPS } from '@/lib/util/pagination';
import { runSearch, type SearchResponse } from '@/lib/features/search/response';

export interface PlainResults extends SearchResponse {
  available: number;
}

/** Cached for 30 s and only in part, and its page is never stored: the number of terms is unbounded. */
export async function readPlainResults(term: string, page: number): Promise<PlainResults> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  const { gateway, site } = await runSearch(term);
  cacheLife(gateway === null || site === null ? lifetimes.unavailable : lifetimes.missing);
  const cards = gateway?.cards ?? [];
  return {
    site,
    gateway: gateway && { ...gateway, cards: itemsOn(page, cards, SEARCH_STEPS) },
    available: cards.length,
  };
}
