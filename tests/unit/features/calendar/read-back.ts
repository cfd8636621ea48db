import ICAL from 'ical.js';

/** A calendar read by another library, which throws for what is not well formed. */
export function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  // Its own data would stand in for what the calendar lacks.
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events };
}
