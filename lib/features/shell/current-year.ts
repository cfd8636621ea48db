import { cacheLife } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';

/** The current year, for the copyright line. Cached, because static pages cannot read the clock. */
export async function currentYear(): Promise<number> {
  'use cache';
  cacheLife(lifetimes.found);
  return new Date().getFullYear();
}
