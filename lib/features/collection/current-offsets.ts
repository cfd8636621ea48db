import 'server-only';
import { cacheLife } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import type { TimeOffsets } from '@/lib/features/collection/offsets';
import { timeOffsets } from '@/lib/features/collection/time-offsets';

/** `timeOffsets` as of now. Cached, because static pages cannot read the clock. */
export async function currentOffsets(timeZone: string): Promise<TimeOffsets> {
  'use cache';
  cacheLife(lifetimes.found);
  return timeOffsets(timeZone, Date.now());
}
