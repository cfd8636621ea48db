import {
  getServerSideSitemap,
  getServerSideSitemapIndex,
  SitemapBuilder,
  type IGoogleNewsEntry,
  type ISitemapField,
} from 'next-sitemap';
import { companyName } from '@/lib/company';
import { isoDate } from '@/lib/util/format/dates';
import { mexicoDay } from '@/lib/util/mexico-day.mts';
import type { BlogSummary } from '@/lib/content/gateway/blog';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import type { SitePage } from '@/lib/publishing/sitemap/site-page';
import { escapeXml } from '@/lib/util/format/xml.mts';
import sitemapConfig from '@/next-sitemap.config.mjs';

/** As their addresses name them. */
export const sitemapKinds = ['paginas', 'imagenes'] as const;
/** Of pages, or of their pictures. */
export type SitemapKind = (typeof sitemapKinds)[number];

/** Google's limit. */
const MOST_NEWS = 1_000;
const DAY_MS = 86_400_000;

// next-sitemap does not escape URLs.
const loc = (path: string) => escapeXml(absoluteUrl(path));

function field(page: SitePage, kind: SitemapKind): ISitemapField {
  if (kind === 'paginas') {
    return { loc: loc(page.path), ...(page.date === undefined ? {} : { lastmod: page.date }) };
  }
  const images = page.files.map((file) => ({ loc: new URL(loc(routes.file(file))) }));
  return { loc: loc(page.path), images };
}

/** Splits pages into files of at most `limit` URLs, those of images included. */
function split(pages: readonly SitePage[], kind: SitemapKind, limit: number): SitePage[][] {
  const files: SitePage[][] = [];
  let room = 0;
  for (const page of pages) {
    const cost = kind === 'paginas' ? 1 : 1 + page.files.length;
    if (cost > room || files.length === 0) {
      files.push([]);
      room = limit;
    }
    files.at(-1)?.push(page);
    room -= cost;
  }
  return files;
}

/** The files of a kind: all pages, or all pages with images. */
export function sitemapFiles(
  pages: readonly SitePage[],
  kind: SitemapKind,
  limit: number = sitemapConfig.sitemapSize,
): SitePage[][] {
  const held = kind === 'paginas' ? pages : pages.filter(({ files }) => files.length > 0);
  return split(held, kind, limit);
}

/** The sitemap index: every file, and the news sitemap. */
export async function sitemapIndexXml(pages: readonly SitePage[]): Promise<string> {
  const numbered = sitemapKinds.flatMap((kind) =>
    sitemapFiles(pages, kind).map((_, at) => routes.sitemapFile(kind, at + 1)),
  );
  const all = [...numbered, routes.newsSitemap()].map(loc);
  return (await getServerSideSitemapIndex(all)).text();
}

/** One file by its number, from 1; undefined when there is none. */
export async function sitemapXml(
  pages: readonly SitePage[],
  kind: SitemapKind,
  number: number,
): Promise<string | undefined> {
  const file = sitemapFiles(pages, kind)[number - 1];
  if (file === undefined) return undefined;
  return (await getServerSideSitemap(file.map((page) => field(page, kind)))).text();
}

/** next-sitemap writes dates in the server's time zone and splits surrogate pairs: invalid XML. */
class NewsSitemapBuilder extends SitemapBuilder {
  override buildNewsXml({ title, date, publicationName, publicationLanguage }: IGoogleNewsEntry) {
    return (
      `<news:news><news:publication><news:name>${escapeXml(publicationName)}</news:name>` +
      `<news:language>${publicationLanguage}</news:language></news:publication>` +
      `<news:publication_date>${String(date)}</news:publication_date>` +
      `<news:title>${escapeXml(title)}</news:title></news:news>`
    );
  }
}

type NewsEntry = Pick<BlogSummary, 'start_date' | 'title_publication' | 'url'>;

/** Today's and yesterday's posts, as the gateway has dates without times; may be empty. */
export function newsSitemapXml(posts: readonly NewsEntry[], now: Date): string {
  const days: (string | undefined)[] = [now, new Date(now.getTime() - DAY_MS)].map(mexicoDay);
  const fields = posts
    .filter(({ start_date }) => days.includes(isoDate(start_date)))
    .slice(0, MOST_NEWS)
    .map((post) => ({
      loc: loc(routes.blogPost(post)),
      news: {
        title: post.title_publication,
        date: isoDate(post.start_date) ?? '',
        publicationName: companyName,
        publicationLanguage: 'es',
      },
    }));
  return new NewsSitemapBuilder().buildSitemapXml(fields);
}
