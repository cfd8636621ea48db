import 'server-only';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { found, unavailable, type Result } from '@/lib/content/gateway/result';
import {
  serviceExceptions,
  type ServiceException,
} from '@/lib/features/collection/holidays/exceptions';
import { rulesOfZone } from '@/lib/features/collection/holidays/notices';
import { readService } from '@/lib/features/collection/holidays/read-service';
import { localDate } from '@/lib/features/collection/offsets';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeOffsets } from '@/lib/features/collection/time-offsets';
import { timeZoneOf } from '@/lib/features/collection/time-zone';

/**
 * The exceptions of this year and the next two: whole years, so that a calendar that apps have does
 * not change from day to day. Unavailable while the answers or the posts are.
 */
export async function calendarExceptions(
  branch: Branch,
  zone: Zone,
): Promise<Result<ServiceException[]>> {
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
