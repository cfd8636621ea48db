import { config } from '@/lib/config';

/** A path of the site, from `routes`, as the address that others can follow. */
export function absoluteUrl(path: string): string {
  return new URL(path, config.siteUrl).href;
}
