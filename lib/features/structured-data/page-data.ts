import { organizationRef } from '@/lib/features/structured-data/organization';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import { isoDate } from '@/lib/util/format/dates';

/** What the record of a page says of itself: address, picture, publisher and, if readable, its date. */
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
