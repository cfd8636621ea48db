import type { ComponentProps } from 'react';
import { withOwnCampaign } from '@/lib/server/routing/campaign-query';

/** Other sites, other schemes, and files. */
const NO_PAGE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/archivos\/)/i;

/**
 * A link, without opener to what is no page. Pages are loaded as documents: these are painted before
 * their scripts, which the client router would wait for (docs/decisions/0017).
 */
export function SiteLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const rel = NO_PAGE.test(href) ? 'noopener' : undefined;
  return <a href={withOwnCampaign(href)} rel={rel} {...rest} />;
}
