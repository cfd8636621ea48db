import ICAL from 'ical.js';

/** Reads a calendar with another library, which throws for a malformed one. */
export function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  // The library's own time zones would replace zones that the calendar lacks.
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events };
}
