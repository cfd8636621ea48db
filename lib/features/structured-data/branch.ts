import type { Event, LocalBusiness, Place, Schedule, WithContext } from 'schema-dts';
import { companyName } from '@/lib/company';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { addressLines } from '@/lib/features/branches/facts';
import type { CollectionRule } from '@/lib/features/collection/schedule';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeZoneOf } from '@/lib/features/collection/time-zone';
import { internationalPhone } from '@/lib/util/format/read-phone-numbers';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { organizationRef } from '@/lib/features/structured-data/organization';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Returns `06:00:00`, also for minutes past midnight. */
const timeOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 19);

/** Returns the hours of a rule. The duration shows that an end is on the next day. */
function hoursData({ from, to }: CollectionRule) {
  if (from === undefined) return {};
  const startTime = timeOf(from);
  return to === undefined
    ? { startTime }
    : { startTime, endTime: timeOf(to), duration: `PT${to - from}M` };
}

/**
 * Returns a zone with its weekly collections. Only `eventSchedule` can have a `Schedule`. The event belongs to
 * the place rather than the branch, so it needs no `location`. It has no `startDate`, which a static page could
 * not keep correct, so search engines do not announce it.
 */
function zoneData(zone: Zone, scheduleTimezone: string): Place {
  const schedule = readSchedule(zone);
  const place = { '@type': 'Place', name: zone.title } as const;
  if (schedule === undefined) return place;
  const event: Event = {
    '@type': 'Event',
    name: `Recolección en ${zone.title}`,
    eventSchedule: schedule.map((rule): Schedule => ({
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: rule.weekdays.flatMap((weekday) => DAYS[weekday - 1] ?? []),
      ...hoursData(rule),
      scheduleTimezone,
    })),
  };
  return { ...place, event };
}

/** Returns the data of a branch: address, location, phone and zones, as far as its record has them. */
export function branchData(branch: Branch, zones: Zone[]): WithContext<LocalBusiness> {
  const url = absoluteUrl(routes.branch(branch));
  const street = addressLines({ ...branch, postal_code: '', ubication: { state: '' } }).join(', ');
  const telephone = internationalPhone(branch.phone_number);
  const { latitude, longitude } = branch;
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
      ...(branch.postal_code ? { postalCode: branch.postal_code } : {}),
      ...(branch.ubication.state ? { addressRegion: branch.ubication.state } : {}),
      addressCountry: 'MX',
    },
    ...(latitude && longitude
      ? { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
      : {}),
    ...(zones.length > 0
      ? { areaServed: zones.map((zone) => zoneData(zone, timeZoneOf(branch))) }
      : {}),
  };
}
