import 'server-only';
import { TZDate } from '@date-fns/tz';
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { companyName, phoneText } from '@/lib/company';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { addressLines } from '@/lib/features/branches/facts';
import { calendarName } from '@/lib/features/calendar/links';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { restDaysFrom } from '@/lib/features/collection/rest-days';
import { EVERY_WEEKDAY, isOn, type CollectionRule } from '@/lib/features/collection/schedule';
import { clockOf, timeZoneOf } from '@/lib/features/collection/time-zone';
import { addDays, dateOf, wallTime } from '@/lib/features/collection/wall-clock';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';

/** The number of days ahead for which rest days are included. */
const AHEAD = 2 * 366;
/** The length of a collection without an end, in minutes. Calendars require an end. */
const OPEN_END = 60;
/** `SEQUENCE` counts seconds from 2026; it fits an INTEGER of 31 bits until 2094. */
const EPOCH = Date.UTC(2026, 0, 1);

const { MO, TU, WE, TH, FR, SA, SU } = ICalWeekday;
const DAYS = [MO, TU, WE, TH, FR, SA, SU];

/**
 * Returns the calendar of a zone (RFC 5545): its weekly collections, with tentative events on rest days. If
 * the zone's texts name no days, the calendar has a notice that they changed.
 *
 * @param page the absolute URL of the zone's page.
 * @param now ms since 1970. The calendar begins on that day.
 */
export function zoneCalendar(branch: Branch, zone: Zone, page: string, now: number): string {
  const timeZone = timeZoneOf(branch);
  const today = dateOf(wallTime(clockOf(timeZone, now), now));
  const name = calendarName(branch, zone);
  const place = `${zone.title} (${branch.name})`;
  const help = `Consulta ${page} o llama al ${phoneText(branchPhoneParts(branch))}.`;
  const schedule = readSchedule(zone);

  // The id has the number of the rule, so that a changed text updates the events in calendars.
  const uid = (part: string | number) =>
    `recoleccion-${branch.id}-${zone.id}-${part}@${new URL(page).host}`;

  const at = (date: string, minutes: number) => {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    return new TZDate(year, month - 1, day, 0, minutes, timeZone);
  };

  const timesOn = ({ from, to }: CollectionRule, date: string) => ({
    start: at(date, from ?? 0),
    ...(from === undefined ? { allDay: true } : { end: at(date, to ?? from + OPEN_END) }),
  });

  const week = EVERY_WEEKDAY.map((day) => addDays(today, day - 1));

  const eventsOf = (rule: CollectionRule, index: number): ICalEventData[] => {
    const restDays = restDaysFrom([rule], today, AHEAD);
    return [
      {
        ...timesOn(rule, week.find((date) => isOn(rule, date)) ?? today),
        id: uid(index + 1),
        repeating: {
          freq: ICalEventRepeatingFreq.WEEKLY,
          byDay: rule.weekdays.flatMap((day) => DAYS[day - 1] ?? []),
          // The library writes an empty list as a property without a value.
          ...(restDays.length > 0 && {
            exclude: restDays.map((date) => timesOn(rule, date).start),
          }),
        },
        summary: name,
        description: [
          zone.frequency && `Frecuencia: ${zone.frequency}`,
          zone.timetable && `Horario: ${zone.timetable}`,
          'Saca tus residuos en bolsas cerradas o en botes con tapa, poco antes del horario de paso.',
          [`Sucursal ${branch.name}`, ...addressLines(branch)].join(', '),
          help,
        ]
          .filter(Boolean)
          .join('\n'),
        alarms: [
          {
            // This is 19:00 on the day before.
            triggerBefore: ((rule.from ?? 0) + 5 * 60) * 60,
            description: `Mañana hay recolección en ${place}: prepara tus residuos.`,
          },
        ],
      },
      ...restDays.map((date) => ({
        ...timesOn(rule, date),
        id: uid(`${index + 1}-${date}`),
        status: ICalEventStatus.TENTATIVE,
        summary: `Por confirmar: ${name}`,
        description: `La recolección puede cambiar por día festivo.\n${help}`,
      })),
    ];
  };

  const written = [zone.frequency, zone.timetable].filter(Boolean).join(', ');
  const changed = `Los días de recolección de ${place} cambiaron`;
  const noticeEvent: ICalEventData = {
    id: uid('aviso'),
    start: at(today, 0),
    allDay: true,
    summary: `Cambió la recolección: ${place}`,
    description: `${[changed, written].filter(Boolean).join(': ')}. ${help}`,
  };

  const calendar = ical({
    prodId: { company: companyName, product: 'Calendario de recolección', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes only the texts of events.
    name: escape(name, false),
    ttl: 24 * 60 * 60,
    events: (schedule?.flatMap(eventsOf) ?? [noticeEvent]).map((event) => ({
      // Google Calendar updates an event only if this number is higher than before.
      sequence: Math.floor((now - EPOCH) / 1_000),
      stamp: new Date(now),
      timezone: timeZone,
      location: [zone.title, branch.name, branch.ubication.state].filter(Boolean).join(', '),
      url: page,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...event,
    })),
  });
  // The library's own option writes the stamps of events in local time, which violates RFC 5545.
  const [block] = timeZoneBlock(timeZone);
  const lines = [`X-WR-TIMEZONE:${timeZone}`, block, 'BEGIN:VEVENT'].join('\r\n');
  return `${calendar.toString().replace('BEGIN:VEVENT', () => lines)}\r\n`;
}
