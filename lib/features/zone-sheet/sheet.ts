import 'server-only';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { restDaysFrom } from '@/lib/features/collection/rest-days';
import { shortDateText } from '@/lib/features/collection/texts';
import { readZoneCollection, type ZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneTimes, type ZoneTimes } from '@/lib/features/zone-sheet/times';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import { shownAddress } from '@/lib/util/format/addresses';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import { foldSpaces } from '@/lib/util/format/spaces';

const ASK_BOTH = 'Consulte los días y el horario de esta zona por teléfono.';
const ASK_DAYS = 'Consulte los días de esta zona por teléfono.';
const ASK_HOURS = 'Consulte el horario por teléfono.';

/** So that no date of the year stands twice. */
const YEAR_DAYS = 364;
const NEAR_DAYS = 14;

/** Returns the days of rest of some days from `asOf` on: "Por confirmar: 16 de septiembre." */
function changeTexts({ schedule, asOf }: ZoneCollection, days = YEAR_DAYS): string[] {
  const dates = restDaysFrom(schedule, asOf, days).map(shortDateText);
  return dates.length > 0 ? [`Por confirmar: ${dates.join(', ')}.`] : [];
}

/** What stands in the place of days and hours that nobody has written. */
function toldTimes(times: ZoneTimes): ZoneTimes {
  if (times.week === undefined && times.days === '') {
    const days = times.hours.length > 0 ? ASK_DAYS : ASK_BOTH;
    return { ...times, days };
  }
  return times.hours.length > 0 ? times : { ...times, hours: [ASK_HOURS] };
}

/**
 * What a zone's sheet for the refrigerator says; `segment` is the zone's in the address of its page,
 * `dates` undefined where its text has no weekly days.
 */
export function zoneSheet(
  branch: Branch,
  zone: Zone,
  segment: string,
  dates: ZoneCollection | undefined,
) {
  const url = absoluteUrl(routes.branch(branch, segment));
  return {
    ...toldTimes(zoneTimes(zone)),
    zone: foldSpaces(zone.title),
    branch: foldSpaces(branch.name),
    phone: branchPhoneParts(branch),
    /** Dates of the next year that are not as in other weeks, as sentences. */
    changes: dates ? changeTexts(dates) : [],
    /** Of the zone's page: in the QR code. */
    url,
    /** The same to be read and typed, without its scheme. */
    address: shownAddress(url).replace(/^https?:\/\//, ''),
  };
}

/** What `zoneSheet` gives. */
export type ZoneSheet = ReturnType<typeof zoneSheet>;

/** What the share picture of a zone says, with a coming change; it asks the gateway for that. */
export async function zoneCard(branch: Branch, zone: Zone) {
  const dates = await readZoneCollection(branch, zone);
  const change = dates ? changeTexts(dates, NEAR_DAYS).join(' ') : '';
  return { ...zoneTimes(zone), branch: branch.name, change };
}

/** What `zoneCard` gives. */
export type ZoneCard = Awaited<ReturnType<typeof zoneCard>>;
