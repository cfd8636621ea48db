import { cacheLife } from 'next/cache';

/** The year of today, for the copyright line. Cached, since a static page knows no clock. */
export async function currentYear(): Promise<number> {
  'use cache';
  cacheLife('hours');
  return new Date().getFullYear();
}
