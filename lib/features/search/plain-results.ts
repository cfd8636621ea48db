import 'server-only';
import { cacheLife } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { itemsOn, SEARCH_STEPS } from '@/lib/util/pagination';
import { answerSearch, type SearchReply } from '@/lib/features/search/response';

export interface PlainResults extends SearchReply {
  available: number;
}

/** Cached for 30 s, and only the page's own part: the number of terms is unbounded. */
export async function readPlainResults(term: string, page: number): Promise<PlainResults> {
  'use cache';
  const { gateway, site } = await answerSearch(term);
  cacheLife(gateway === null || site === null ? lifetimes.unavailable : lifetimes.missing);
  const cards = gateway?.cards ?? [];
  return {
    site,
    gateway: gateway && { ...gateway, cards: itemsOn(page, cards, SEARCH_STEPS) },
    available: cards.length,
  };
}
