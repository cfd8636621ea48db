import 'server-only';
import { cacheLife } from 'next/cache';
import { lifetimes } from '@/lib/cache/lifetimes';
import { hasMore, itemsOn, SEARCH_STEPS } from '@/lib/paging';
import { answerSearch, type SearchReply } from '@/lib/search/answer';

/** What one page of the results without script shows. */
export interface PlainResults extends SearchReply {
  hasMore: boolean;
}

/** Kept for half a minute, and only what the page shows: terms are endless. */
export async function readPlainResults(term: string, page: number): Promise<PlainResults> {
  'use cache';
  const { gateway, site } = await answerSearch(term);
  cacheLife(gateway === null || site === null ? lifetimes.unavailable : lifetimes.missing);
  const cards = gateway?.cards ?? [];
  return {
    site,
    gateway: gateway && { ...gateway, cards: itemsOn(page, cards, SEARCH_STEPS) },
    hasMore: hasMore(page, cards.length, SEARCH_STEPS),
  };
}
