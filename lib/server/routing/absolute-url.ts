import { config } from '@/lib/config';

/** Returns the absolute URL of a path from `routes`. */
export function absoluteUrl(path: string): string {
  return new URL(path, config.siteUrl).href;
}
