import type { BreadcrumbList, WithContext } from 'schema-dts';
import { homeLink, type NavLink } from '@/lib/features/shell/nav-link';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';

/** Returns the breadcrumbs of a page; the page itself comes last, without a URL. */
export function breadcrumbData(
  trail: readonly NavLink[],
  current?: string,
): WithContext<BreadcrumbList> {
  const links = [homeLink, ...trail].map(({ label, href }) => ({
    name: label,
    item: absoluteUrl(href),
  }));
  const steps = current === undefined ? links : [...links, { name: current }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  };
}
