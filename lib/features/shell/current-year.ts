import { cacheLife } from 'next/cache';
import { lifetimes } from '@/lib/server/cache/lifetimes';

/** The year of today, for the copyright line. Cached, since a static page knows no clock. */
export async function currentYear(): Promise<number> {
  'use cache';
  cacheLife(lifetimes.found);
  return new Date().getFullYear();
}
