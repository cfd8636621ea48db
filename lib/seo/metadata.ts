import type { Metadata } from 'next';
import { companyName } from '@/lib/company';
import { config } from '@/lib/config';

/** A record's "meta fields" as far as metadata needs them. */
interface MetaFields {
  title_page: string;
  meta_description: string;
  meta_keywords: string;
}

interface PageMetadata {
  /** The page's SEO record; empty fields fall back to `title` and `description`. */
  record?: MetaFields;
  title: string;
  description: string;
  /** Canonical path, from `routes`. */
  path: string;
  /** File path of the page's own picture, from `routes.file`. */
  image?: string;
  /** False for pages that must not be found by search engines. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
}

/** The head of a page: title, description, keywords, canonical address, share cards. */
export function pageMetadata({
  record,
  title,
  description,
  path,
  image,
  isIndexed = true,
  type = 'website',
}: PageMetadata): Metadata {
  const pageTitle = record?.title_page.trim() || title;
  const pageDescription = record?.meta_description.trim() || description;
  const keywords = record?.meta_keywords.trim();
  // The template would repeat a name that the gateway's title already carries.
  const fullTitle = pageTitle.includes(companyName) ? pageTitle : `${pageTitle} | ${companyName}`;
  return {
    title: { absolute: fullTitle },
    description: pageDescription,
    ...(keywords ? { keywords } : {}),
    alternates: { canonical: new URL(path, config.siteUrl).href },
    ...(isIndexed ? {} : { robots: { index: false } }),
    openGraph: {
      title: pageTitle,
      description: pageDescription,
      url: path,
      siteName: companyName,
      locale: 'es_MX',
      type,
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: 'summary_large_image', title: pageTitle, description: pageDescription },
  };
}
