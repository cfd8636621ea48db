import { readSchedule } from '@/lib/features/collection/read-schedule';
import {
  EVERY_WEEKDAY,
  type CollectionRule,
  type CollectionSchedule,
} from '@/lib/features/collection/schedule';
import { daysText, hoursText, scheduleText } from '@/lib/features/collection/texts';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { foldSpaces } from '@/lib/util/format/spaces';

type Written = Pick<Zone, 'frequency' | 'timetable'>;

/** A day of the week's grid. */
export interface WeekDay {
  /** "Lunes". */
  name: string;
  isServed: boolean;
}

/** A zone's days and hours in words. */
export interface ZoneTimes {
  /** Monday to Sunday; absent where the days cannot be read. */
  week?: WeekDay[];
  /** "Lunes, miércoles y viernes", or the editor's words; '' without any. */
  days: string;
  /** "De 6:00 a 12:00", one line for each rule, or the editor's words. */
  hours: string[];
}

const MIDNIGHT = 24 * 60;

/** With a capital at the beginning. */
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

const NEXT_DAY = ' del día siguiente';

function hoursOf(rule: CollectionRule): string {
  const text = hoursText(rule);
  return (rule.to ?? 0) > MIDNIGHT && !text.endsWith(NEXT_DAY) ? text + NEXT_DAY : text;
}

/** A line for each set of days; without the days where all rules have the same. */
function hourLines(schedule: CollectionSchedule): string[] {
  const byDays = [...Map.groupBy(schedule, daysText)];
  return byDays.map(([days, rules]) => {
    const hours = rules.map(hoursOf).filter(Boolean).join(' y ');
    return capitalized(byDays.length === 1 ? hours : [days, hours].filter(Boolean).join(', '));
  });
}

/** The texts with plain spaces. */
const folded = ({ frequency, timetable }: Written): Written => ({
  frequency: foldSpaces(frequency),
  timetable: foldSpaces(timetable),
});

/** When a zone is served, for the eye: the week's grid with the hours, else the texts as written. */
export function zoneTimes(zone: Written): ZoneTimes {
  const { frequency, timetable } = folded(zone);
  const schedule = readSchedule({ frequency, timetable });
  const written = timetable === '' ? [] : [timetable];
  if (schedule === undefined) return { days: frequency, hours: written };
  const week = EVERY_WEEKDAY.map((day) => ({
    name: capitalized(daysText({ weekdays: [day] })),
    isServed: schedule.some(({ weekdays }) => weekdays.includes(day)),
  }));
  const days = capitalized([...new Set(schedule.map(daysText))].join('; '));
  const areKnown = schedule.some(({ from }) => from !== undefined);
  return { week, days, hours: areKnown ? hourLines(schedule) : written };
}

/** When a zone is served, in one line: "lunes, miércoles y viernes, de 6:00 a 12:00". */
export function zoneTimesText(zone: Written): string {
  const written = folded(zone);
  const schedule = readSchedule(written);
  if (schedule !== undefined) return scheduleText(schedule);
  return [written.frequency, written.timetable].filter(Boolean).join(', ');
}

/** "Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00". */
export function zoneShareText(
  branch: Pick<Branch, 'name'>,
  zone: Pick<Zone, 'title' | 'frequency' | 'timetable'>,
): string {
  const place = `Recolección en ${foldSpaces(zone.title)}, ${foldSpaces(branch.name)}`;
  const times = zoneTimesText(zone);
  return times === '' ? place : `${place}: ${times}`;
}
