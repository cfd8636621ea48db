import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { getZonedBranches } from '@/lib/content/gateway/branches';
import { getFaqGroupers, type FaqGrouper } from '@/lib/content/gateway/faqs';
import { isWeak, listOrEmpty } from '@/lib/content/gateway/result';
import { readPost, type Service } from '@/lib/features/collection/holidays/notices';
import { placeNames, type PlaceNames } from '@/lib/features/collection/holidays/places';
import { readServiceText, sentencesOf } from '@/lib/features/collection/holidays/read-text';
import type { ServiceRule } from '@/lib/features/collection/holidays/rules';
import { readNewestNews } from '@/lib/features/news/read-news';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { INCOMPLETE_TAG } from '@/lib/server/cache/tags';

/** As many as the feeds take, which read the same list. A notice is among the newest posts. */
const MOST_POSTS = 50;

/** What the answers to frequent questions say of the service on holidays. */
function rulesOfAnswers(groupers: readonly FaqGrouper[], names: PlaceNames): ServiceRule[] {
  return groupers
    .flatMap(({ frequent_questions }) => frequent_questions)
    .flatMap(({ answer }) => readServiceText(sentencesOf(answer), { names }).rules);
}

/**
 * What the company says of the service on holidays and certain dates. Without questions or posts less
 * is known, which makes no date certain; the page is then `incomplete`. Never throws.
 */
export async function readService(): Promise<Service & { isKnown: boolean }> {
  'use cache';
  const reads = await Promise.all([
    getFaqGroupers(),
    readNewestNews('all', MOST_POSTS),
    getZonedBranches(),
  ]);
  const [faqs, posts, branches] = reads;
  const isWhole = !reads.some(isWeak);
  cacheLife(isWhole ? lifetimes.found : lifetimes.unavailable);
  cacheTag('faq', 'blog', 'branch', ...(isWhole ? [] : [INCOMPLETE_TAG]));
  const all = listOrEmpty(branches);
  const names = placeNames(all);
  return {
    general: rulesOfAnswers(listOrEmpty(faqs), names),
    notices: listOrEmpty(posts).flatMap((post) => readPost(post, names, all).notice ?? []),
    isKnown: !reads.some(({ status }) => status === 'unavailable'),
  };
}
