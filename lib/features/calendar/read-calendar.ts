import 'server-only';
import { readBranchPage } from '@/lib/features/branches/page';
import { CALENDAR_EPOCH, zoneCalendar } from '@/lib/features/calendar/calendar';
import { calendarExceptions } from '@/lib/features/calendar/exceptions';
import { calendarSubject } from '@/lib/features/calendar/subject';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { entityTag } from '@/lib/server/response/entity-tag';
import { routes } from '@/lib/server/routing/routes';

/** The calendar of a zone as iCalendar text. */
export interface ZoneCalendar {
  text: string;
  /** ETag, the same while the calendar says the same. Weak: each text has the time of its making. */
  etag: string;
}

/**
 * The calendar of a zone, named as on its page. Unavailable also while nobody knows what holds on
 * holidays: apps then keep what they have. Never throws.
 */
export async function readZoneCalendar(
  name: string,
  zoneName: string,
): Promise<Result<ZoneCalendar>> {
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
