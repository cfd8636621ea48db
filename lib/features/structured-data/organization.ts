import type { Organization, WebSite, WithContext } from 'schema-dts';
import { companyName, headOffice, supportPhone } from '@/lib/company';
import { internationalPhone } from '@/lib/util/format/phone-numbers';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/** Names the company in data of other things. */
export const organizationRef = () => ({ '@id': absoluteUrl('/#organizacion') });

/** The company, with the URLs of its social networks. */
export function organizationData(networks: readonly string[]): WithContext<Organization> {
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

/** The site, with its own search. */
export function websiteData(): WithContext<WebSite> {
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
