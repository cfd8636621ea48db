import 'server-only';
import type { ListedBranch, Zone } from '@/lib/content/gateway/branches';
import { currentOffsets } from '@/lib/features/collection/current-offsets';
import { serviceExceptions, type DateRange } from '@/lib/features/collection/holidays/exceptions';
import {
  noticesFor,
  rulesOfZone,
  type Service,
  type ServiceNotice,
} from '@/lib/features/collection/holidays/notices';
import { readService } from '@/lib/features/collection/holidays/read-service';
import type { ServiceDates } from '@/lib/features/collection/occurrences';
import { addDays, type TimeOffsets } from '@/lib/features/collection/offsets';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeZoneOf } from '@/lib/features/collection/time-zone';
import { branchPhoneParts } from '@/lib/util/format/phone-numbers';
import { phoneText } from '@/lib/util/format/phone-parts';

/** What a browser needs to tell a zone's dates. */
export interface ZoneCollection extends ServiceDates {
  /** The local date on which the server knew all this: `YYYY-MM-DD`. */
  asOf: string;
  /** Where to ask about a date that is not certain. */
  phone: string;
}

/** The exceptions that pages know: five weeks back, and 13 months ahead. */
const rangeAround = (date: string): DateRange => ({
  from: addDays(date, -35),
  to: addDays(date, 396),
});

/** The dates of a zone with what is known of the service; undefined where its text has no weekly days. */
export function zoneCollection(
  branch: ListedBranch,
  zone: Zone,
  service: Service,
  { offsets, today }: { offsets: TimeOffsets; today: string },
): ZoneCollection | undefined {
  const schedule = readSchedule(zone);
  if (schedule === undefined) return undefined;
  const rules = rulesOfZone(service, { branchId: branch.id, zoneId: zone.id }, today);
  return {
    schedule,
    offsets,
    exceptions: serviceExceptions(schedule, rules, rangeAround(today)),
    asOf: today,
    phone: phoneText(branchPhoneParts(branch)),
  };
}

/** The same, as of now. */
export async function readZoneCollection(
  branch: ListedBranch,
  zone: Zone,
): Promise<ZoneCollection | undefined> {
  const [local, service] = await Promise.all([currentOffsets(timeZoneOf(branch)), readService()]);
  return zoneCollection(branch, zone, service, local);
}

/** What a branch's page tells of dates. */
export interface BranchDates {
  /** Of the zones whose texts have weekly days. */
  byZone: ReadonlyMap<Zone, ZoneCollection>;
  /** Of the branch and its zones, or of one zone. */
  notices: readonly Pick<ServiceNotice, 'title' | 'href' | 'until'>[];
  offsets: TimeOffsets;
}

/** The dates of all zones of a branch, and its notices or those of one zone, as of now. */
export async function readBranchDates(
  branch: ListedBranch,
  zones: readonly Zone[],
  zone?: Zone,
): Promise<BranchDates> {
  const [local, service] = await Promise.all([currentOffsets(timeZoneOf(branch)), readService()]);
  const byZone = new Map<Zone, ZoneCollection>();
  for (const one of zones) {
    const dates = zoneCollection(branch, one, service, local);
    if (dates) byZone.set(one, dates);
  }
  const place = { branchId: branch.id, ...(zone && { zoneId: zone.id }) };
  const notices = noticesFor(service, place, local.today);
  return {
    byZone,
    notices: notices.map(({ title, href, until }) => ({ title, href, until })),
    offsets: local.offsets,
  };
}
