import { getServerSideSitemap, getServerSideSitemapIndex, type ISitemapField } from 'next-sitemap';
import { companyName } from '@/lib/company';
import type { BlogSummary } from '@/lib/content/gateway/blog';
import type { SitePage } from '@/lib/publishing/sitemap/site-pages';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import { gatewayInstant, isoDate, mexicoDay } from '@/lib/util/format/dates';
import { escapeXml } from '@/lib/util/markup.mts';
import sitemapConfig from '@/next-sitemap.config.mjs';

const { sitemapSize } = sitemapConfig;

/** Google's limit of a news sitemap. */
const MAX_NEWS = 1_000;
const DAY_MS = 86_400_000;

// next-sitemap does not escape URLs.
const loc = (path: string) => escapeXml(absoluteUrl(path));

const write = async (fields: ISitemapField[]) => (await getServerSideSitemap(fields)).text();

/** Writes the sitemap index: the files of pages, and the news sitemap. */
export async function sitemapIndexXml(pages: readonly SitePage[]): Promise<string> {
  const files = Array.from({ length: Math.ceil(pages.length / sitemapSize) }, (_, index) =>
    routes.sitemapFile(index + 1),
  );
  return (await getServerSideSitemapIndex([...files, routes.newsSitemap()].map(loc))).text();
}

/** Writes one file of pages by its number, from 1; undefined when there is none. */
export async function sitemapXml(
  pages: readonly SitePage[],
  number: number,
): Promise<string | undefined> {
  const own = pages.slice((number - 1) * sitemapSize, number * sitemapSize);
  if (own.length === 0) return undefined;
  return write(own.map(({ path, date }) => ({ loc: loc(path), lastmod: date })));
}

type NewsEntry = Pick<BlogSummary, 'start_date' | 'title_publication' | 'url'>;

/** Writes the news sitemap: the posts of today and yesterday. It may be empty. */
export async function newsSitemapXml(posts: readonly NewsEntry[], now: Date): Promise<string> {
  const days: unknown[] = [now, new Date(now.getTime() - DAY_MS)].map(mexicoDay);
  const recent = posts.filter(({ start_date }) => days.includes(isoDate(start_date)));
  return write(
    recent.slice(0, MAX_NEWS).map((post) => ({
      loc: loc(routes.blogPost(post)),
      news: {
        // next-sitemap writes control characters and halves of emoji, which XML forbids.
        title: post.title_publication.replace(/[^\t\u0020-\ud7ff\ue000-\ufffd]/gu, '').trim(),
        date: gatewayInstant(post.start_date) ?? now,
        publicationName: companyName,
        publicationLanguage: 'es',
      },
    })),
  );
}
