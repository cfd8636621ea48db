import ICAL from 'ical.js';
import { zoneCalendar } from '@/lib/features/calendar/calendar';
import { calendarLinks, zoneCalendarLink } from '@/lib/features/calendar/links';
import { readBack } from '@/tests/unit/features/calendar/read-back';
import { branch, zone } from '@/tests/unit/features/support';

const PAGE = 'https://www.example.mx/sucursales/monterrey/centro';
/** A Tuesday, 10:00 in Mexico City. */
const NOW = '2026-11-24T16:00:00Z';

interface Shown {
  frequency?: string;
  timetable?: string;
  state?: string;
  now?: string;
}

const textOf = ({
  frequency = 'Lunes, miércoles y viernes',
  timetable = '6:00 a 14:00 h',
  state = 'Nuevo León',
  now = NOW,
}: Shown = {}) =>
  zoneCalendar(
    branch({ name: state === 'Tamaulipas' ? 'Reynosa' : 'Monterrey', ubication: { state } }),
    zone(2, 'Centro', frequency, timetable),
    PAGE,
    Date.parse(now),
  );

const isWeekly = (event: ICAL.Event) => event.isRecurring();
const weeklyOf = (text: string) => readBack(text).events.filter(isWeekly);

function onlyWeekly(text: string): ICAL.Event {
  const [event, ...others] = weeklyOf(text);
  if (!event || others.length > 0) throw new Error('There is not exactly one weekly event.');
  return event;
}

const starts = (event: ICAL.Event, count: number) => {
  const iterator = event.iterator();
  return Array.from({ length: count }, () => iterator.next().toString());
};

test('the calendar has a name, a time zone and a daily refresh', () => {
  const text = textOf();
  expect(text).toContain('\r\nX-WR-CALNAME:Recolección: Centro (Monterrey)\r\n');
  expect(text).toContain('\r\nX-WR-TIMEZONE:America/Mexico_City\r\n');
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
});

test('a rule is a weekly event with its time, place and instructions', () => {
  const text = textOf();
  const event = onlyWeekly(text);
  expect(event.uid).toBe('recoleccion-1-2-1@www.example.mx');
  expect(event.summary).toBe('Recolección: Centro (Monterrey)');
  expect(event.location).toBe('Centro, Monterrey, Nuevo León');
  expect(event.description).toContain('Frecuencia: Lunes, miércoles y viernes');
  expect(event.description).toContain('Horario: 6:00 a 14:00 h');
  expect(event.description).toContain(`Consulta ${PAGE} o llama al 55 5555 0101.`);
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(text).toContain('\r\nDTSTART;TZID=America/Mexico_City:20261125T060000\r\n');
  expect(text).toContain('\r\nDTEND;TZID=America/Mexico_City:20261125T140000\r\n');
  expect(text).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR\r\n');
  expect(text).toContain('\r\nDTSTAMP:20261124T160000Z\r\n');
});

test('each window of hours is a separate event with a stable id', () => {
  const ids = (shown: Shown) => weeklyOf(textOf(shown)).map(({ uid }) => uid);
  const twice = ids({ timetable: '6:00 a 10:00 y 18:00 a 22:00' });
  expect(twice).toEqual(['recoleccion-1-2-1@www.example.mx', 'recoleccion-1-2-2@www.example.mx']);
  expect(ids({ frequency: 'Martes', timetable: '6:00-8:00 y 18:00-22:00' })).toEqual(twice);
});

test.each([
  { frequency: 'Martes', timetable: '', start: '2026-11-24', end: '2026-11-25' },
  { timetable: 'A partir de las 20:00', start: '2026-11-25T20:00:00', end: '2026-11-25T21:00:00' },
  {
    frequency: 'Domingos y lunes',
    timetable: '21:00 a 4:00',
    start: '2026-11-29T21:00:00',
    end: '2026-11-30T04:00:00',
  },
  // 23:30 on Tuesday in Mexico City, when it is Wednesday in UTC.
  {
    frequency: 'Martes y jueves',
    now: '2026-11-25T05:30:00Z',
    start: '2026-11-24T06:00:00',
    end: '2026-11-24T14:00:00',
  },
])('the first event of $frequency, “$timetable” starts on $start', ({ start, end, ...shown }) => {
  const event = onlyWeekly(textOf(shown));
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([start, end]);
});

test.each(['6:00 a 14:00', '21:00 a 4:00', ''])(
  'a reminder comes at 19:00 before “%s”',
  (hours) => {
    const event = onlyWeekly(textOf({ frequency: 'Jueves y viernes', timetable: hours }));
    const alarm = event.component.getFirstSubcomponent('valarm');
    const trigger = alarm?.getFirstPropertyValue('trigger');
    if (!(trigger instanceof ICAL.Duration)) throw new Error('There is no reminder.');
    const time = event.startDate.clone();
    time.isDate = false;
    time.addDuration(trigger);
    expect(time.toString()).toBe('2026-11-25T19:00:00');
    expect(alarm?.getFirstPropertyValue('description')).toBe(
      'Mañana hay recolección en Centro (Monterrey): prepara tus residuos.',
    );
  },
);

test.each(['6:00 a 14:00', ''])('a holiday is a tentative event, with hours “%s”', (timetable) => {
  const { events } = readBack(textOf({ frequency: 'Viernes y sábado', timetable }));
  const dates = events.filter(isWeekly).flatMap((event) => starts(event, 12));
  expect(dates.map((date) => date.slice(0, 10))).toContain('2026-12-26');
  expect(dates.join()).not.toMatch(/2026-12-25|2027-01-01/);
  const tentative = events.filter((event) => !isWeekly(event));
  expect(tentative.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual([
    ...['2026-12-25', '2027-01-01', '2027-05-01', '2027-12-25', '2028-01-01', '2028-09-16'],
  ]);
  const [christmas] = tentative;
  expect(christmas?.uid).toBe('recoleccion-1-2-1-2026-12-25@www.example.mx');
  expect(christmas?.summary).toBe('Por confirmar: Recolección: Centro (Monterrey)');
  expect(christmas?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(christmas?.component.getFirstSubcomponent('valarm')).toBeNull();
});

test('texts without weekly days become a notice for subscribers', () => {
  const { events } = readBack(textOf({ frequency: 'Según programación' }));
  expect(events.map(({ summary }) => summary)).toEqual([
    'Cambió la recolección: Centro (Monterrey)',
  ]);
  expect(events[0]?.uid).toBe('recoleccion-1-2-aviso@www.example.mx');
  expect(events[0]?.description).toBe(
    `Los días de recolección de Centro (Monterrey) cambiaron: Según programación, 6:00 a 14:00 h. Consulta ${PAGE} o llama al 55 5555 0101.`,
  );
});

test('the sequence rises, so that apps use the newer text', () => {
  const sequenceAt = (now: string) => onlyWeekly(textOf({ now })).sequence;
  expect(sequenceAt('2026-11-24T16:00:01Z')).toBe(sequenceAt(NOW) + 1);
});

test('an event keeps its hour when the clock changes', () => {
  const event = onlyWeekly(
    textOf({ frequency: 'Diario', state: 'Tamaulipas', now: '2027-03-13T12:00:00Z' }),
  );
  const iterator = event.iterator();
  const utc = Array.from({ length: 3 }, () => iterator.next().toJSDate().toISOString());
  expect(utc).toEqual([
    '2027-03-13T12:00:00.000Z',
    '2027-03-14T11:00:00.000Z',
    // The third Monday of March is a holiday.
    '2027-03-16T11:00:00.000Z',
  ]);
});

test('editors’ texts cannot break the calendar', () => {
  const text = zoneCalendar(
    branch({ name: 'Uno, dos; tres\\' }),
    zone(2, 'Línea\nEND:VCALENDAR', 'Lunes', ''),
    PAGE,
    Date.parse(NOW),
  );
  expect(weeklyOf(text)[0]?.summary).toBe('Recolección: Línea\nEND:VCALENDAR (Uno, dos; tres\\)');
});

test('links subscribe in the apps of devices, in Google and in Outlook', () => {
  expect(calendarLinks('https://www.example.mx/a%20b.ics', 'Recolección: Centro')).toEqual({
    subscribe: 'webcal://www.example.mx/a%20b.ics',
    google:
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fwww.example.mx%2Fa%2520b.ics',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fwww.example.mx%2Fa%2520b.ics&name=Recolecci%C3%B3n%3A%20Centro',
  });
  expect(zoneCalendarLink(branch(), zone(1, 'Centro', 'Quincenal'), 'centro')).toBeUndefined();
});
