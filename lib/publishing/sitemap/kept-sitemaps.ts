import 'server-only';
import type { BlogSummary } from '@/lib/content/gateway/blog';
import type { SitePage } from '@/lib/publishing/sitemap/site-page';
import { newsSitemapXml } from '@/lib/publishing/sitemap/sitemaps';
import { keptByContent } from '@/lib/util/kept-by-content';
import { mexicoDay } from '@/lib/util/mexico-day.mts';

type Building = Promise<string | undefined>;

/** By the pages, which are the same list while the content is (site-pages.ts). */
const documents = new WeakMap<readonly SitePage[], Map<string, Building>>();

/** A document made of all pages, built once for them; what `build` does not have is not kept. */
export async function keptSitemap(
  pages: readonly SitePage[],
  name: string,
  build: () => Promise<string | undefined>,
): Building {
  const kept = documents.get(pages) ?? new Map<string, Building>();
  documents.set(pages, kept);
  const building = kept.get(name) ?? build();
  kept.set(name, building);
  const document = await building.catch(() => undefined);
  if (document === undefined) kept.delete(name);
  return building;
}

const newsOf = keptByContent<{ day: string; document: string }[]>();

/** The news sitemap, built once for a day while the posts say the same. */
export function keptNewsSitemap(posts: readonly BlogSummary[], now: Date): string {
  const days = newsOf(posts, () => []);
  const day = mexicoDay(now);
  const known = days.find((entry) => entry.day === day);
  if (known) return known.document;
  const document = newsSitemapXml(posts, now);
  days.splice(0, 1, { day, document });
  return document;
}
