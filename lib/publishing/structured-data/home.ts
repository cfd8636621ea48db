import type { Thing, WithContext } from 'schema-dts';
import type { SocialNetwork } from '@/lib/content/gateway/home';
import { breadcrumbData } from '@/lib/publishing/structured-data/breadcrumbs';
import { organizationData, websiteData } from '@/lib/publishing/structured-data/organization';

/** What the home page tells of the company and the site. */
export function homeData(networks: SocialNetwork[]): WithContext<Thing>[] {
  const addresses = networks.map(({ url }) => url.trim());
  return [
    organizationData(addresses.filter((address) => /^https?:\/\//i.test(address))),
    websiteData(),
    breadcrumbData([]),
  ];
}
