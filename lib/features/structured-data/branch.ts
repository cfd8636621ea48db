import type { Event, LocalBusiness, Place, Schedule, WithContext } from 'schema-dts';
import { companyName } from '@/lib/company';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { rulesOn, type ServiceDates } from '@/lib/features/collection/occurrences';
import {
  isOn,
  type CollectionRule,
  type CollectionSchedule,
} from '@/lib/features/collection/schedule';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeZoneOf } from '@/lib/features/collection/time-zone';
import { internationalPhone } from '@/lib/util/format/read-phone-numbers';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { organizationRef } from '@/lib/features/structured-data/organization';

type Exceptions = ServiceDates['exceptions'];

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** `06:00:00`, also for minutes past midnight. */
const timeOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 19);

/** The duration tells an end on the next day. */
function hoursData({ from, to }: CollectionRule) {
  if (from === undefined) return {};
  const startTime = timeOf(from);
  return to === undefined
    ? { startTime }
    : { startTime, endTime: timeOf(to), duration: `PT${to - from}M` };
}

const scheduleData = (
  rule: CollectionRule,
  exceptions: Exceptions,
  scheduleTimezone: string,
): Schedule => ({
  '@type': 'Schedule',
  repeatFrequency: 'P1W',
  byDay: rule.weekdays.flatMap((weekday) => DAYS[weekday - 1] ?? []),
  ...hoursData(rule),
  ...exceptData(exceptions.filter(({ date }) => isOn(rule, date))),
  scheduleTimezone,
});

const exceptData = (exceptions: Exceptions) =>
  exceptions.length > 0 ? { exceptDate: exceptions.map(({ date }) => date) } : {};

/** The collections that take place on another day, each on its own. */
function movedData(
  schedule: CollectionSchedule,
  exceptions: Exceptions,
  scheduleTimezone: string,
): Schedule[] {
  const moved = new Set(exceptions.flatMap(({ movedTo }) => movedTo ?? []));
  return [...moved]
    .filter((date) => !schedule.some((rule) => isOn(rule, date)))
    .flatMap((date) =>
      rulesOn({ schedule, exceptions }, date).map((rule): Schedule => ({
        '@type': 'Schedule',
        startDate: date,
        endDate: date,
        repeatCount: 1,
        ...hoursData(rule),
        scheduleTimezone,
      })),
    );
}

/**
 * A zone, with its collections. `Schedule` belongs to `eventSchedule` alone. An event of the place,
 * rather than of the branch, needs no `location` of its own; it has no `startDate`, which a static
 * page could not keep true, so search engines take it for no event to be announced.
 */
function zoneData(zone: Zone, exceptions: Exceptions, timeZone: string): Place {
  const schedule = readSchedule(zone);
  const place = { '@type': 'Place', name: zone.title } as const;
  if (schedule === undefined) return place;
  const event: Event = {
    '@type': 'Event',
    name: `Recolección en ${zone.title}`,
    eventSchedule: [
      ...schedule.map((rule) => scheduleData(rule, exceptions, timeZone)),
      ...movedData(schedule, exceptions, timeZone),
    ],
  };
  return { ...place, event };
}

/** A branch: address, location, phone and zones, as far as its record has them. */
export function branchData(
  branch: Branch,
  zones: Zone[],
  datesOf: (zone: Zone) => Pick<ServiceDates, 'exceptions'> | undefined = () => undefined,
): WithContext<LocalBusiness> {
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
      ? {
          areaServed: zones.map((zone) =>
            zoneData(zone, datesOf(zone)?.exceptions ?? [], timeZoneOf(branch)),
          ),
        }
      : {}),
  };
}
