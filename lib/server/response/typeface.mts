import type { ServerResponse } from 'node:http';

/** How Next asks for the typeface by the header `Link`, before a page can tell that data are dear. */
const LINK = /<([^>]+\.woff2)>; rel=preload; as="font"[^,]*(?:, *)?/g;

/** How React asks for it in a page's data. */
const HINT = /(?<=\\n|"):HL\[\\"[^"]+\.woff2\\",\\"font\\",\{[^}]*\}\]\\n/;

/** The address of the typeface, from a page's header `Link`; undefined without one. */
export const typefaceOf = (link: unknown): string | undefined =>
  [...String(link).matchAll(LINK)][0]?.[1];

/** A page without the hint that would fetch it along with the scripts. */
export const withoutTypefaceHint = (html: string): string => html.replace(HINT, '');

/** A stored page fetches its typeface itself (`saving.mts`). */
export function removeTypefaceLink(response: ServerResponse): void {
  // Next names it twice to a page's first visitor.
  const others = String(response.getHeader('Link') ?? '').replaceAll(LINK, '');
  if (others === '') response.removeHeader('Link');
  else response.setHeader('Link', others);
}
