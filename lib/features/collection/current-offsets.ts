import 'server-only';
import { cacheLife } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { localDate, type TimeOffsets } from '@/lib/features/collection/offsets';
import { timeOffsets } from '@/lib/features/collection/time-offsets';

/** `timeOffsets` as of now, and the date there. Cached, because static pages cannot read the clock. */
export async function currentOffsets(
  timeZone: string,
): Promise<{ offsets: TimeOffsets; today: string }> {
  'use cache';
  cacheLife(lifetimes.found);
  const now = Date.now();
  const offsets = timeOffsets(timeZone, now);
  return { offsets, today: localDate(offsets, now) };
}
