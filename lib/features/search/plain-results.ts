import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';
import { endOf, SEARCH_STEPS } from '@/lib/util/pagination';
import { runSearch, type SearchResponse } from '@/lib/features/search/response';

/** Cached for 30 s and only in part, and its page is never stored: the number of terms is unbounded. */
export async function readPlainResults(term: string, page: number): Promise<SearchResponse> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  const results = await runSearch(term, endOf(page, SEARCH_STEPS));
  const isPart = results.gateway === null || results.site === null;
  cacheLife(isPart ? lifetimes.unavailable : lifetimes.missing);
  return results;
}
