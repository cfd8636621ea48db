import Link from 'next/link';
import type { ComponentProps } from 'react';

/** Other sites, other schemes, and files: nothing that the client router could show. */
const PLAIN = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/archivos\/)/i;

/**
 * Pages by the client router, anything else by a plain anchor without opener. No prefetch: phones
 * pay for every byte.
 */
export function SiteLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  if (PLAIN.test(href)) return <a href={href} rel="noopener" {...rest} />;
  return <Link href={href} prefetch={false} {...rest} />;
}
