import ICAL from 'ical.js';
import { zoneCalendar } from '@/lib/features/calendar/calendar';
import type { CalendarSubject } from '@/lib/features/calendar/subject';

export const PAGE = 'https://www.example.mx/sucursales/monterrey/Centro';

const subject = (change: Partial<CalendarSubject> = {}): CalendarSubject => ({
  branchId: 1,
  zoneId: 2,
  branch: 'Monterrey',
  zone: 'Centro',
  state: 'Nuevo León',
  frequency: 'Lunes, miércoles y viernes',
  timetable: '6:00 a 14:00 h',
  phone: '55 5555 0101',
  address: 'Calle Encino 1840, Industrial, C.P. 64440, Nuevo León',
  page: PAGE,
  timeZone: 'America/Mexico_City',
  schedule: [{ weekdays: [1, 3, 5], from: 6 * 60, to: 14 * 60 }],
  exceptions: [],
  ...change,
});

/** A Tuesday, 10:00 in Mexico City. */
export const SEEN = '2026-11-24T16:00:00Z';

export const textOf = (change: Partial<CalendarSubject> = {}, seen = SEEN) =>
  zoneCalendar(subject(change), Date.parse(seen));

/** Read back by another library, which throws for what is not well formed. */
export function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  // Its own data would stand in for what the calendar lacks.
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events };
}

/** The only event. */
export function onlyEvent(text: string): ICAL.Event {
  const { events } = parsed(text);
  const [event] = events;
  if (event === undefined || events.length !== 1) throw new Error(`${events.length} events`);
  return event;
}

/** Starts and ends from a date on, in UTC. */
export function occurrences(event: ICAL.Event, from: string, count: number) {
  const iterator = event.iterator();
  const found: { start: string; end: string; wall: string }[] = [];
  for (let tries = 0; found.length < count && tries < 2_000; tries += 1) {
    const next = iterator.next();
    if (next.toString() < from) continue;
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    found.push({
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      wall: startDate.toString(),
    });
  }
  return found;
}

/** When the reminder of an occurrence comes, as a wall clock. */
export function reminderOf(event: ICAL.Event, start: ICAL.Time): string {
  const trigger = event.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  const at = start.clone();
  // A day begins at midnight.
  at.isDate = false;
  if (!(trigger instanceof ICAL.Duration)) throw new Error('There is no reminder.');
  at.addDuration(trigger);
  return at.toString();
}
