import type { NewsArticle, WithContext } from 'schema-dts';
import { organizationRef } from '@/lib/features/structured-data/organization';
import { pageData } from '@/lib/features/structured-data/page-data';

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
