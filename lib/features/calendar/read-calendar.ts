import 'server-only';
import { readBranchPage } from '@/lib/features/branches/page';
import { CALENDAR_EPOCH, zoneCalendar } from '@/lib/features/calendar/calendar';
import { calendarSubject } from '@/lib/features/calendar/subject';
import {
  serviceExceptions,
  type ServiceException,
} from '@/lib/features/collection/holidays/exceptions';
import { rulesOfZone } from '@/lib/features/collection/holidays/notices';
import { readService } from '@/lib/features/collection/holidays/read-service';
import { localDate } from '@/lib/features/collection/offsets';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeOffsets, timeZoneOf } from '@/lib/features/collection/time-zone';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { entityTag } from '@/lib/server/response/entity-tag';
import { routes } from '@/lib/server/routing/routes';

/**
 * The exceptions of this year and the next two: whole years, so that a calendar that apps have does
 * not change from day to day. Unavailable while the answers or the posts are.
 */
async function calendarExceptions(branch: Branch, zone: Zone): Promise<Result<ServiceException[]>> {
  const schedule = readSchedule(zone);
  if (schedule === undefined) return found([]);
  const service = await readService();
  if (!service.isKnown) return unavailable;
  const now = Date.now();
  const today = localDate(timeOffsets(timeZoneOf(branch), now), now);
  const year = Number(today.slice(0, 4));
  const rules = rulesOfZone(service, { branchId: branch.id, zoneId: zone.id }, today);
  const range = { from: `${year}-01-01`, to: `${year + 2}-12-31` };
  return found(serviceExceptions(schedule, rules, range));
}

/**
 * The calendar of a zone, named as on its page. Unavailable also while nobody knows what holds on
 * holidays: apps then keep what they have. Never throws. Its ETag is the same while the calendar says
 * the same; it is weak, since each text has the time of its making.
 */
export async function readZoneCalendar(
  name: string,
  zoneName: string,
): Promise<Result<{ text: string; etag: string }>> {
  const result = await readBranchPage(name, zoneName);
  if (result.status !== 'found') return result;
  const { branch, selected, segment } = result.value;
  if (selected === undefined) return missing;
  const exceptions = await calendarExceptions(branch, selected);
  if (exceptions.status !== 'found') return unavailable;
  const page = absoluteUrl(routes.branch(branch, segment));
  const subject = calendarSubject(branch, selected, page, exceptions.value);
  return found({
    text: zoneCalendar(subject, Date.now()),
    etag: `W/${entityTag(zoneCalendar(subject, CALENDAR_EPOCH))}`,
  });
}
