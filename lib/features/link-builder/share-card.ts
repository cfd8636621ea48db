import { parseUrl } from '@/lib/util/parse-url';

const content = (page: Document, property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';

/**
 * The Open Graph card of a page's HTML, with the picture's path on this site or '' for none; undefined
 * where it has no card.
 */
export function readShareCard(page: Document) {
  const title = content(page, 'og:title');
  if (title === '') return undefined;
  // The picture's host is the site's public one, which the browser may know by another name.
  const picture = parseUrl(content(page, 'og:image'));
  return {
    title,
    description: content(page, 'og:description'),
    picture: picture ? picture.pathname + picture.search : '',
  };
}
