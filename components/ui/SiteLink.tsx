import type { ComponentProps } from 'react';

/** Other sites, other schemes, and files. */
const NO_PAGE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/archivos\/)/i;

/**
 * A link, without opener to what is no page. Pages are loaded as documents: these are painted before
 * their scripts, which the client router would wait for (docs/decisions/0017).
 */
export function SiteLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  // Pages would name an undefined one for each of their hundred links.
  const ofOthers = NO_PAGE.test(href) ? { rel: 'noopener' } : {};
  return <a href={href} {...ofOthers} {...rest} />;
}
