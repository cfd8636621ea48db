import { recordTag } from '@/lib/server/cache/tags';
import type { SitePage } from '@/lib/publishing/sitemap/site-page';

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
