import Link from 'next/link';
import type { ComponentProps } from 'react';

const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * A link of the site: within it by the client router, elsewhere by a plain anchor that hands on
 * no opener. Nothing is fetched ahead, since pages are static and phones pay for every byte.
 */
export function SiteLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  if (EXTERNAL.test(href)) return <a href={href} rel="noopener" {...rest} />;
  return <Link href={href} prefetch={false} {...rest} />;
}
