/** What networks show of a page. */
export interface ShareCard {
  title: string;
  description: string;
  /** The picture's path on this site; '' for none. */
  picture: string;
}

const content = (page: Document, property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';

/** The Open Graph card of a page's HTML; undefined where it has none. */
export function readShareCard(page: Document): ShareCard | undefined {
  const title = content(page, 'og:title');
  if (title === '') return undefined;
  // The picture's host is the site's public one, which the browser may know by another name.
  const picture = URL.parse(content(page, 'og:image'));
  return {
    title,
    description: content(page, 'og:description'),
    picture: picture ? picture.pathname + picture.search : '',
  };
}
