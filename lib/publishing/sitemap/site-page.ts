import { recordTag, type ContentTag } from '@/lib/server/cache/tags';
import { classifyPath } from '@/lib/server/routing/route-table';
import { readParam } from '@/lib/features/page/params';

/** A page that search engines list. */
export interface SitePage {
  /** Canonical, from `routes`. */
  path: string;
  /** The content that it depends on. */
  tags: readonly ContentTag[];
  /** Id, url and name of its record; empty for a list. */
  names: readonly (string | number)[];
  /** `YYYY-MM-DD`. */
  date?: string;
  /** File keys of its images. */
  files: readonly string[];
}

interface Details {
  names?: readonly (string | number)[];
  date?: string | undefined;
  files?: readonly string[];
}

/** Makes a `SitePage`, without empty and repeated files. */
export function page(
  path: string,
  tags: readonly ContentTag[],
  { names = [], date, files = [] }: Details = {},
): SitePage {
  return {
    path,
    tags,
    names,
    ...(date === undefined ? {} : { date }),
    files: [...new Set(files.filter((file) => file !== ''))],
  };
}

/** Whether the URL works: a record's name may be one that no URL can contain, such as `..`. */
export function isReachable(path: string): boolean {
  const bare = path.split('?')[0] ?? '';
  if (classifyPath(bare).kind !== 'known') return false;
  return bare
    .slice(1)
    .split('/')
    .every((part) => part === '' || readParam(part) !== undefined);
}

/** The pages that these tags change: a record's tag limits its type to its page and the lists. */
export function changedPages(pages: readonly SitePage[], tags: readonly string[]): SitePage[] {
  const wanted = new Set(tags);
  const narrowed = new Set(tags.filter((tag) => tag.includes(':')).map((tag) => tag.split(':')[0]));
  return pages.filter(({ tags: own, names }) =>
    own.some((tag) => {
      if (!wanted.has(tag) && !narrowed.has(tag)) return false;
      if (!narrowed.has(tag) || names.length === 0) return true;
      return names.some((name) => name !== '' && wanted.has(recordTag(tag, name)));
    }),
  );
}
