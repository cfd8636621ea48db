import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

/** Returns "Recolección: Centro (Monterrey)", the name of a calendar and of its events. */
export const calendarName = ({ name }: Pick<Branch, 'name'>, { title }: Pick<Zone, 'title'>) =>
  `Recolección: ${title} (${name})`;

/** Returns the address and the name of a zone's calendar; undefined without weekly collections. */
export function zoneCalendarLink(branch: Branch, zone: Zone, segment: string) {
  if (readSchedule(zone) === undefined) return undefined;
  return {
    url: absoluteUrl(routes.zoneCalendar(branch, segment)),
    name: calendarName(branch, zone),
  };
}

/**
 * Returns links that add a calendar to an app; `subscribe` opens the app of a phone or computer.
 *
 * @param url the absolute URL of the calendar. @param name the name shown in the app.
 */
export function calendarLinks(url: string, name: string) {
  const subscribe = url.replace(/^https?:/, 'webcal:');
  const google = new URLSearchParams({ cid: subscribe });
  const outlook = new URLSearchParams({ url, name });
  return {
    subscribe,
    google: `https://calendar.google.com/calendar/r?${google}`,
    // Outlook shows a plus sign instead of a space.
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${String(outlook).replaceAll('+', '%20')}`,
  };
}
