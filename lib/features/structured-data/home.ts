import type { Thing, WithContext } from 'schema-dts';
import type { SocialNetwork } from '@/lib/content/gateway/home';
import { breadcrumbData } from '@/lib/features/structured-data/breadcrumbs';
import { organizationData, websiteData } from '@/lib/features/structured-data/organization';
import { networkAddress } from '@/lib/util/format/addresses';

/** Company, website and breadcrumbs of the home page. */
export function homeData(networks: SocialNetwork[]): WithContext<Thing>[] {
  const urls = networks.map(({ url }) => networkAddress(url));
  return [
    organizationData(urls.filter((url) => /^https?:\/\//i.test(url))),
    websiteData(),
    breadcrumbData([]),
  ];
}
