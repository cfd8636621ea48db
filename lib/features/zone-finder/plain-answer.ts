import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';

interface PlainAnswer {
  answer: ZoneAnswer | undefined;
  /** When it was made: ms since 1970. */
  now: number;
}

/** Cached for 30 s, and its page is never stored: the number of terms is unbounded. */
export async function readPlainAnswer(term: string): Promise<PlainAnswer> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  const answer = await answerZones(term);
  cacheLife(answer === undefined ? lifetimes.unavailable : lifetimes.missing);
  return { answer, now: Date.now() };
}
