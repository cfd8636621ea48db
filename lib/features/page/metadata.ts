import type { Metadata } from 'next';
import { companyName } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';

/** The width of an Open Graph image, in pixels. */
export const SHARE_WIDTH = 1200;
/** The height of an Open Graph image, in pixels. */
export const SHARE_HEIGHT = 630;

interface MetaFields {
  title_page: string;
  meta_description: string;
  meta_keywords: string;
}

/** The metadata of a page for search engines and for sharing. */
export interface PageMetadata {
  /** The SEO record; empty fields fall back to `title` and `description`. */
  record?: MetaFields;
  title: string;
  description: string;
  path: string;
  /** The path that shared links have, if it is not the canonical one. */
  sharedPath?: string;
  isIndexed?: boolean;
  type?: 'website' | 'article';
  feeds?: keyof typeof FEEDS;
}

const FEEDS = {
  news: { title: 'Noticias', list: routes.blog() },
  press: { title: 'Sala de Prensa', list: routes.press() },
};

function feedLinks(name: keyof typeof FEEDS) {
  const { title, list } = FEEDS[name];
  return { 'application/rss+xml': [{ title, url: absoluteUrl(routes.feed(list)) }] };
}

const titleOf = (record: MetaFields | undefined, title: string) =>
  record?.title_page.trim() || title;

/** Returns the document title: the record's, else `title`. It ends with the company's name unless it has it. */
export function documentTitle(record: MetaFields | undefined, title: string): string {
  const own = titleOf(record, title);
  return own.includes(companyName) ? own : `${own} | ${companyName}`;
}

/** Returns the record's description, else the given one, else the title, so that no two are the same. */
export function documentDescription(
  record: MetaFields | undefined,
  title: string,
  description: string,
): string {
  const own = record?.meta_description.trim() || description.trim();
  return own || `${titleOf(record, title)}, en ${companyName}.`;
}

/** Returns the metadata of a page. */
export function pageMetadata({
  record,
  title,
  description,
  path,
  sharedPath = path,
  isIndexed = true,
  type = 'website',
  feeds,
}: PageMetadata): Metadata {
  const pageTitle = titleOf(record, title);
  const pageDescription = documentDescription(record, title, description);
  const url = absoluteUrl(path);
  const picture = {
    url: absoluteUrl(routes.sharePicture(sharedPath)),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    alt: pageTitle,
  };
  const keywords = record?.meta_keywords.trim();
  return {
    title: { absolute: documentTitle(record, title) },
    description: pageDescription,
    ...(keywords ? { keywords } : {}),
    alternates: { canonical: url, ...(feeds ? { types: feedLinks(feeds) } : {}) },
    ...(isIndexed ? {} : { robots: { index: false } }),
    openGraph: {
      title: documentTitle(record, title),
      description: pageDescription,
      url: absoluteUrl(sharedPath),
      siteName: companyName,
      locale: 'es_MX',
      type,
      images: [picture],
    },
    twitter: {
      card: 'summary_large_image',
      title: documentTitle(record, title),
      description: pageDescription,
      images: [picture],
    },
  };
}
