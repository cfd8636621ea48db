import type { NewsArticle, WithContext } from 'schema-dts';
import { organizationRef } from '@/lib/features/structured-data/organization';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import { isoDate } from '@/lib/util/format/dates';

/** Returns the data of a page's record: address, picture, publisher and, if readable, its date. */
export function pageData<Type extends string>(type: Type, anchor: string, path: string, date = '') {
  const url = absoluteUrl(path);
  const published = isoDate(date);
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': `${url}#${anchor}`,
    url,
    image: absoluteUrl(routes.sharePicture(path)),
    inLanguage: 'es-MX',
    publisher: organizationRef(),
    ...(published && { datePublished: published }),
  } as const;
}

interface Article {
  title: string;
  description: string;
  date: string;
  path: string;
  states?: string[];
}

/** Returns the data of a news post or a press item. */
export function articleData({
  title,
  description,
  date,
  path,
  states = [],
}: Article): WithContext<NewsArticle> {
  const page = pageData('NewsArticle', 'articulo', path, date);
  return {
    ...page,
    headline: title,
    mainEntityOfPage: page.url,
    author: organizationRef(),
    ...(description && { description }),
    ...(states.length > 0 && {
      contentLocation: states.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
    }),
  };
}
