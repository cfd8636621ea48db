import type { ComponentProps } from 'react';

/** Matches URLs that are not pages of the site: other sites, other schemes and files. */
const NO_PAGE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/archivos\/)/i;

/**
 * A link, with `noopener` unless it leads to a page. Pages load as documents, which paint before their
 * scripts; the client router would wait for the scripts (docs/decisions/0017).
 */
export function SiteLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  // An undefined `rel` would be in the page's data for each of its hundred links.
  const ofOthers = NO_PAGE.test(href) ? { rel: 'noopener' } : {};
  return <a href={href} {...ofOthers} {...rest} />;
}
