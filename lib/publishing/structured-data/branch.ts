import type { LocalBusiness, WithContext } from 'schema-dts';
import { companyName } from '@/lib/company';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { internationalPhone } from '@/lib/util/format/phone-numbers';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { organizationRef } from '@/lib/publishing/structured-data/organization';

/** A branch: address, location, phone and zones, as far as its record has them. */
export function branchData(branch: Branch, zones: Zone[]): WithContext<LocalBusiness> {
  const url = absoluteUrl(routes.branch(branch));
  const street = [[branch.street, branch.ext_number].filter(Boolean).join(' '), branch.sector]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  const telephone = internationalPhone(branch.phone_number);
  const { latitude, longitude } = branch;
  // 0, 0 stands for no location.
  const isPlaced = latitude !== undefined && longitude !== undefined && (latitude || longitude);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${url}#sucursal`,
    name: `${companyName} ${branch.name}`,
    url,
    image: absoluteUrl(routes.sharePicture(routes.branch(branch))),
    parentOrganization: organizationRef(),
    ...(telephone ? { telephone } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      ...(branch.postal_code.trim() ? { postalCode: branch.postal_code.trim() } : {}),
      ...(branch.ubication.state.trim() ? { addressRegion: branch.ubication.state.trim() } : {}),
      addressCountry: 'MX',
    },
    ...(isPlaced ? { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } } : {}),
    ...(zones.length > 0
      ? { areaServed: zones.map(({ title }) => ({ '@type': 'Place' as const, name: title })) }
      : {}),
  };
}
