import type { Branch, Zone } from '@/lib/content/gateway/branches';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { changeTexts } from '@/lib/features/zone-sheet/changes';
import { zoneTimes, type ZoneTimes } from '@/lib/features/zone-sheet/times';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import { shownAddress } from '@/lib/util/format/addresses';
import { branchPhoneParts } from '@/lib/util/format/phone-numbers';
import type { PhonePart } from '@/lib/util/format/phone-parts';
import { foldSpaces } from '@/lib/util/format/spaces';
import { nameSlug } from '@/lib/util/name-keys';

const ASK_BOTH = 'Consulte los días y el horario de esta zona por teléfono.';
const ASK_DAYS = 'Consulte los días de esta zona por teléfono.';
const ASK_HOURS = 'Consulte el horario por teléfono.';

/** What a zone's sheet for the refrigerator says. */
export interface ZoneSheet extends ZoneTimes {
  zone: string;
  branch: string;
  phone: PhonePart[];
  /** Absolute, of the zone's page: in the QR code. */
  url: string;
  /** Dates of the next year that are not as in other weeks, as sentences. */
  changes: readonly string[];
  /** The same address to be read and typed, without its scheme. */
  address: string;
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
 * The sheet of a zone; `segment` is the zone's in the address of its page, `dates` undefined where its
 * text has no weekly days.
 */
export function zoneSheet(
  branch: Branch,
  zone: Zone,
  segment: string,
  dates: ZoneCollection | undefined,
): ZoneSheet {
  const url = absoluteUrl(routes.branch(branch, segment));
  return {
    ...toldTimes(zoneTimes(zone)),
    zone: foldSpaces(zone.title),
    branch: foldSpaces(branch.name),
    phone: branchPhoneParts(branch),
    changes: dates ? changeTexts(dates) : [],
    url,
    address: shownAddress(url).replace(/^https?:\/\//, ''),
  };
}

const LONGEST_NAME = 100;

/** "recoleccion-centro-monterrey.pdf". */
export function sheetFileName({ zone, branch }: Pick<ZoneSheet, 'zone' | 'branch'>): string {
  const name = nameSlug(`recoleccion ${zone} ${branch}`).slice(0, LONGEST_NAME);
  return `${name.replace(/-$/, '')}.pdf`;
}
