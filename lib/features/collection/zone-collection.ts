import 'server-only';
import { cacheLife } from 'next/cache';
import type { ListedBranch, Zone } from '@/lib/content/gateway/branches';
import { serviceExceptions } from '@/lib/features/collection/holidays/exceptions';
import { noticesFor, rulesOfZone, type Service } from '@/lib/features/collection/holidays/notices';
import { readService } from '@/lib/features/collection/holidays/read-service';
import type { ServiceDates } from '@/lib/features/collection/occurrences';
import { addDays, localDate, type TimeOffsets } from '@/lib/features/collection/offsets';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeOffsets, timeZoneOf } from '@/lib/features/collection/time-zone';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import { phoneText } from '@/lib/util/format/phone-parts';
import { lifetimes } from '@/lib/server/cache/lifetimes';

/** What a browser needs to tell a zone's dates. */
export interface ZoneCollection extends ServiceDates {
  /** The local date on which the server knew all this: `YYYY-MM-DD`. */
  asOf: string;
  /** Where to ask about a date that is not certain. */
  phone: string;
}

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
    // Five weeks back, and 13 months ahead.
    exceptions: serviceExceptions(schedule, rules, {
      from: addDays(today, -35),
      to: addDays(today, 396),
    }),
    asOf: today,
    phone: phoneText(branchPhoneParts(branch)),
  };
}

/** The offsets of a time zone as of now, and the date there. Static pages cannot read the clock. */
async function currentTime(timeZone: string): Promise<{ offsets: TimeOffsets; today: string }> {
  'use cache';
  cacheLife(lifetimes.found);
  const now = Date.now();
  const offsets = timeOffsets(timeZone, now);
  return { offsets, today: localDate(offsets, now) };
}

/** The dates of a zone as of now. */
export async function readZoneCollection(
  branch: ListedBranch,
  zone: Zone,
): Promise<ZoneCollection | undefined> {
  const [local, service] = await Promise.all([currentTime(timeZoneOf(branch)), readService()]);
  return zoneCollection(branch, zone, service, local);
}

/** The dates of all zones of a branch, and its notices or those of one zone, as of now. */
export async function readBranchDates(branch: ListedBranch, zones: readonly Zone[], zone?: Zone) {
  const [local, service] = await Promise.all([currentTime(timeZoneOf(branch)), readService()]);
  const dated = zones.flatMap((one) => {
    const dates = zoneCollection(branch, one, service, local);
    return dates ? [[one, dates] as const] : [];
  });
  const notices = noticesFor(service, { branchId: branch.id, zoneId: zone?.id }, local.today);
  return {
    byZone: new Map(dated),
    notices: notices.map(({ title, href, until }) => ({ title, href, until })),
    offsets: local.offsets,
  };
}

/** What a branch's page tells of dates. */
export type BranchDates = Awaited<ReturnType<typeof readBranchDates>>;
