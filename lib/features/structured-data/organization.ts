import type { Organization, Thing, WebSite, WithContext } from 'schema-dts';
import { companyName, headOffice, supportPhone } from '@/lib/company';
import type { SocialNetwork } from '@/lib/content/gateway/home';
import { breadcrumbData } from '@/lib/features/structured-data/breadcrumbs';
import { networkAddress } from '@/lib/util/urls.mts';
import { internationalPhone } from '@/lib/util/format/read-phone-numbers';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/** Returns a reference to the company for other data. */
export const organizationRef = () => ({ '@id': absoluteUrl('/#organizacion') });

function organizationData(networks: readonly string[]): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...organizationRef(),
    name: companyName,
    url: absoluteUrl(routes.home()),
    logo: absoluteUrl('/logo.svg'),
    telephone: internationalPhone(supportPhone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: headOffice.street,
      addressLocality: headOffice.city,
      addressRegion: headOffice.state,
      postalCode: headOffice.postalCode,
      addressCountry: 'MX',
    },
    ...(networks.length > 0 ? { sameAs: networks } : {}),
  };
}

function websiteData(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': absoluteUrl('/#sitio'),
    name: companyName,
    url: absoluteUrl(routes.home()),
    inLanguage: 'es-MX',
    publisher: organizationRef(),
  };
}

/** Returns the company, website and breadcrumbs of the home page. */
export function homeData(networks: SocialNetwork[]): WithContext<Thing>[] {
  const urls = networks.map(({ url }) => networkAddress(url));
  return [
    organizationData(urls.filter((url) => /^https?:\/\//i.test(url))),
    websiteData(),
    breadcrumbData([]),
  ];
}
