import type { Service, WithContext } from 'schema-dts';
import type { BusinessLine, ServiceType } from '@/lib/content/gateway/business-lines';
import { excerpt } from '@/lib/content/html/text';
import { organizationRef } from '@/lib/features/structured-data/organization';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/** The most places to name; a line with more counts as served in the whole country. */
const MOST_PLACES = 24;

function areaServed({ business_unit }: BusinessLine) {
  if (business_unit.length > MOST_PLACES) return [{ '@type': 'Country' as const, name: 'México' }];
  return business_unit.map(({ name }) => ({ '@type': 'Place' as const, name }));
}

const offer = ({ name }: ServiceType) =>
  ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }) as const;

/** Returns the data of a business line as a service, with its types and its branches. */
export function serviceData(
  line: BusinessLine,
  types: readonly ServiceType[],
): WithContext<Service> {
  const url = absoluteUrl(routes.line(line));
  const description = excerpt(line.description);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#servicio`,
    name: line.name,
    url,
    image: absoluteUrl(routes.sharePicture(routes.line(line))),
    provider: organizationRef(),
    ...(description && { description }),
    ...(line.business_unit.length > 0 && { areaServed: areaServed(line) }),
    ...(types.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Tipos de servicios',
        itemListElement: types.map(offer),
      },
    }),
  };
}
