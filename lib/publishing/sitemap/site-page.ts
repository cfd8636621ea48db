import type { ContentType } from '@/lib/server/cache/tags';
import { found, type Found, type Result, type Unavailable } from '@/lib/content/gateway/result';
import { judgePath } from '@/lib/server/routing/route-table';
import { readParam } from '@/lib/features/page/params';

/** A page that search engines may find. */
export interface SitePage {
  /** Canonical, from `routes`. */
  path: string;
  /** What it is made of: it changes with these. */
  types: readonly ContentType[];
  /** What its one record is called: id, url, name. Empty for a page of lists. */
  names: readonly (string | number)[];
  /** The record's own date, `YYYY-MM-DD`; undefined where it has none. */
  date?: string;
  /** File keys of its pictures. */
  files: readonly string[];
}

interface Details {
  names?: readonly (string | number)[];
  date?: string | undefined;
  files?: readonly string[];
}

/** Makes a `SitePage`; absent files and repeated ones are left out. */
export function page(
  path: string,
  types: readonly ContentType[],
  { names = [], date, files = [] }: Details = {},
): SitePage {
  return {
    path,
    types,
    names,
    ...(date === undefined ? {} : { date }),
    files: [...new Set(files.filter((file) => file !== ''))],
  };
}

/**
 * Whether the address leads to its page: records may carry names that no address can hold, such
 * as `..`.
 */
export function isReachable(path: string): boolean {
  const bare = path.split('?')[0] ?? '';
  if (judgePath(bare).kind !== 'known') return false;
  return bare
    .slice(1)
    .split('/')
    .every((part) => part === '' || readParam(part) !== undefined);
}

/** A list that the gateway does not have is an empty one, as the pages show it. */
export async function missingAsEmpty<T>(
  read: Promise<Result<T[]>>,
): Promise<Found<T[]> | Unavailable> {
  const result = await read;
  return result.status === 'missing' ? found([]) : result;
}
