import { addressLines } from '@/lib/features/branches/facts';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import { timeZoneOf } from '@/lib/features/collection/time-zone';
import { branchPhoneParts } from '@/lib/util/format/phone-numbers';
import { phoneText } from '@/lib/util/format/phone-parts';
import { foldSpaces } from '@/lib/util/format/spaces';

/** What the calendar of a zone is made of. Texts are single lines. */
export interface CalendarSubject {
  branchId: number;
  zoneId: number;
  branch: string;
  zone: string;
  state: string;
  frequency: string;
  timetable: string;
  phone: string;
  address: string;
  /** The zone's page, absolute. */
  page: string;
  /** IANA name. */
  timeZone: string;
  /** Undefined where the texts name no weekly collection. */
  schedule: CollectionSchedule | undefined;
  /** The dates that are not as in other weeks. */
  exceptions: readonly ServiceException[];
}

/** @param page the zone's page, absolute. */
export function calendarSubject(
  branch: Branch,
  zone: Zone,
  page: string,
  exceptions: readonly ServiceException[],
): CalendarSubject {
  return {
    branchId: branch.id,
    zoneId: zone.id,
    branch: foldSpaces(branch.name),
    zone: foldSpaces(zone.title),
    state: foldSpaces(branch.ubication.state),
    frequency: foldSpaces(zone.frequency),
    timetable: foldSpaces(zone.timetable),
    phone: foldSpaces(phoneText(branchPhoneParts(branch))),
    address: addressLines(branch).map(foldSpaces).join(', '),
    page,
    timeZone: timeZoneOf(branch),
    schedule: readSchedule(zone),
    exceptions,
  };
}
