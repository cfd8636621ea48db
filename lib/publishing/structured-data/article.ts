import type { NewsArticle, WithContext } from 'schema-dts';
import { isoDate } from '@/lib/util/format/dates';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { organizationRef } from '@/lib/publishing/structured-data/organization';

interface Article {
  title: string;
  description: string;
  date: string;
  path: string;
  states?: string[];
}

/** A news post or a press item. */
export function articleData({
  title,
  description,
  date,
  path,
  states = [],
}: Article): WithContext<NewsArticle> {
  const published = isoDate(date);
  const url = absoluteUrl(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': `${url}#articulo`,
    headline: title,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(routes.sharePicture(path)),
    inLanguage: 'es-MX',
    author: organizationRef(),
    publisher: organizationRef(),
    ...(description ? { description } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(states.length > 0
      ? {
          contentLocation: states.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
        }
      : {}),
  };
}
