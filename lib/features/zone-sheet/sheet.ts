import 'server-only';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import { exceptionsFrom } from '@/lib/features/collection/occurrences';
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

function suspendedText({ date, movedTo }: ServiceException): string {
  if (movedTo === undefined) return shortDateText(date);
  const isNear = movedTo.slice(0, 7) === date.slice(0, 7);
  const day = isNear ? String(Number(movedTo.slice(8))) : shortDateText(movedTo);
  return `${shortDateText(date)} (pasa el ${day})`;
}

/**
 * The dates of the next year that are not as in other weeks, for paper: "No pasa: 25 de diciembre (pasa
 * el 26), 1 de enero." "Por confirmar: 16 de septiembre."
 */
export function changeTexts(dates: Pick<ZoneCollection, 'exceptions' | 'asOf'>): string[] {
  const coming = exceptionsFrom(dates, dates.asOf, YEAR_DAYS);
  const suspended = coming.filter(({ outcome }) => outcome === 'suspended').map(suspendedText);
  const unknown = coming.filter(({ outcome }) => outcome === 'unknown');
  const unknownDates = unknown.map(({ date }) => shortDateText(date));
  return [
    ...(suspended.length > 0 ? [`No pasa: ${suspended.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`Por confirmar: ${unknownDates.join(', ')}.`] : []),
  ];
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
  const change = dates
    ? changeTexts({ ...dates, exceptions: exceptionsFrom(dates, dates.asOf) }).join(' ')
    : '';
  return { ...zoneTimes(zone), branch: branch.name, change };
}

/** What `zoneCard` gives. */
export type ZoneCard = Awaited<ReturnType<typeof zoneCard>>;
