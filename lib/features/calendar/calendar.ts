import 'server-only';
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { companyName } from '@/lib/company';
import {
  calendarName,
  type CalendarSubject,
  collectionDescription,
  movedDescription,
  noticeDescription,
  noticeName,
  placeText,
  reminderText,
  unknownDescription,
  unknownName,
} from '@/lib/features/calendar/subject';
import { midnight, firstTimes, timesOfDate } from '@/lib/features/calendar/wall-clock';
import { rulesOn } from '@/lib/features/collection/occurrences';
import { isOn, type CollectionRule, type Weekday } from '@/lib/features/collection/schedule';

const DAY_SECONDS = 24 * 60 * 60;
/** In ms since 1970. SEQUENCE counts seconds from here; it fits an INTEGER of 31 bits until 2094. */
export const CALENDAR_EPOCH = Date.UTC(2026, 0, 1);
/** The reminder comes at 19:00 on the day before: so long before midnight, in minutes. */
const REMINDER = 5 * 60;

const DAYS: Record<Weekday, ICalWeekday> = {
  1: ICalWeekday.MO,
  2: ICalWeekday.TU,
  3: ICalWeekday.WE,
  4: ICalWeekday.TH,
  5: ICalWeekday.FR,
  6: ICalWeekday.SA,
  7: ICalWeekday.SU,
};

/** What the events of a calendar have in common. */
const eventOf = (subject: CalendarSubject, now: number) => ({
  // Google Calendar keeps an event that it has unless this is higher.
  sequence: Math.floor((now - CALENDAR_EPOCH) / 1_000),
  stamp: new Date(now),
  lastModified: new Date(now),
  timezone: subject.timeZone,
  location: placeText(subject),
  url: subject.page,
  transparency: ICalEventTransparency.TRANSPARENT,
  busystatus: ICalEventBusyStatus.FREE,
});

// By the number of the rule, so that a changed text changes the events that calendars already have.
const uid = ({ branchId, zoneId, page }: CalendarSubject, part: string | number) =>
  `recoleccion-${branchId}-${zoneId}-${part}@${new URL(page).host}`;

const reminderOf = (subject: CalendarSubject, { from = 0 }: CollectionRule) => [
  { triggerBefore: (from + REMINDER) * 60, description: reminderText(subject) },
];

function collectionEvent(
  subject: CalendarSubject,
  now: number,
  rule: CollectionRule,
  number: number,
): ICalEventData {
  const exceptional = subject.exceptions.filter(({ date }) => isOn(rule, date));
  return {
    ...firstTimes(rule, now, subject.timeZone),
    id: uid(subject, number),
    allDay: rule.from === undefined,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: rule.weekdays.map((day) => DAYS[day]),
      // An empty list would be written as a property without a value.
      ...(exceptional.length > 0 && {
        exclude: exceptional.map(({ date }) => timesOfDate(rule, date, subject.timeZone).start),
      }),
    },
    summary: calendarName(subject),
    description: collectionDescription(subject),
    alarms: reminderOf(subject, rule),
  };
}

/** What events of dates that the weekly ones leave out have in common. */
const singleEvent = (
  subject: CalendarSubject,
  rule: CollectionRule,
  { of, on }: { of: string; on: string },
): ICalEventData => ({
  ...timesOfDate(rule, on, subject.timeZone),
  id: uid(subject, `${(subject.schedule ?? []).indexOf(rule) + 1}-${of}`),
  allDay: rule.from === undefined,
});

/** What moves to another day, once a day, and what may take place, without an alarm. */
function exceptionalEvents(subject: CalendarSubject, now: number): ICalEventData[] {
  const { schedule = [], exceptions } = subject;
  const today = midnight(now, subject.timeZone).toISOString().slice(0, 10);
  const moved = exceptions.flatMap(({ date, movedTo }, at) => {
    const isFirst = exceptions.findIndex((other) => other.movedTo === movedTo) === at;
    if (movedTo === undefined || !isFirst || movedTo < today) return [];
    if (schedule.some((rule) => isOn(rule, movedTo))) return [];
    return rulesOn({ schedule, exceptions }, movedTo).map((rule) => ({
      ...singleEvent(subject, rule, { of: date, on: movedTo }),
      summary: calendarName(subject),
      description: movedDescription(subject, date),
      alarms: reminderOf(subject, rule),
    }));
  });
  const unknown = exceptions
    .filter(({ date, outcome }) => outcome === 'unknown' && date >= today)
    .flatMap((exception) =>
      schedule
        .filter((rule) => isOn(rule, exception.date))
        .map((rule) => ({
          ...singleEvent(subject, rule, { of: exception.date, on: exception.date }),
          summary: unknownName(subject),
          description: unknownDescription(subject, exception),
        })),
    );
  return [...moved, ...unknown];
}

function noticeEvent(subject: CalendarSubject, now: number): ICalEventData {
  return {
    id: uid(subject, 'aviso'),
    start: midnight(now, subject.timeZone),
    allDay: true,
    summary: noticeName(subject),
    description: noticeDescription(subject),
  };
}

/**
 * Adds the time zone before the events. The library would write properties of the calendar behind it,
 * against RFC 5545, 3.6, and the stamps of events in local time.
 */
function withTimeZone(text: string, timeZone: string): string {
  const [block] = timeZoneBlock(timeZone);
  const lines = [`X-WR-TIMEZONE:${timeZone}`, block, 'BEGIN:VEVENT'].join('\r\n');
  return text.replace(/^BEGIN:VEVENT(?=\r$)/m, () => lines);
}

/**
 * The calendar of a zone (RFC 5545): its weekly collections, or the notice that they changed where
 * its texts name none.
 *
 * @param now in ms since 1970. The calendar begins on its day; a later one is a higher `SEQUENCE`.
 */
export function zoneCalendar(subject: CalendarSubject, now: number): string {
  const { schedule, timeZone } = subject;
  const events = schedule
    ? [
        ...schedule.map((rule, at) => collectionEvent(subject, now, rule, at + 1)),
        ...exceptionalEvents(subject, now),
      ]
    : [noticeEvent(subject, now)];
  const calendar = ical({
    prodId: { company: companyName, product: 'Calendario de recolección', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the texts of events alone.
    name: escape(calendarName(subject), false),
    ttl: DAY_SECONDS,
    events: events.map((event) => ({ ...eventOf(subject, now), ...event })),
  });
  return `${withTimeZone(calendar.toString(), timeZone)}\r\n`;
}
