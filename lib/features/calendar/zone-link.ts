import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { calendarName } from '@/lib/features/calendar/texts';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/** The calendar of a zone, for its links; undefined without weekly collections. */
export function zoneCalendarLink(branch: Branch, zone: Zone, segment: string) {
  if (readSchedule(zone) === undefined) return undefined;
  return {
    url: absoluteUrl(routes.zoneCalendar(branch, segment)),
    name: calendarName({ zone: zone.title, branch: branch.name }),
  };
}
