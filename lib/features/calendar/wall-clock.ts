import { TZDate } from '@date-fns/tz';
import type { CollectionRule } from '@/lib/features/collection/schedule';

/** A calendar wants an end: an hour is what calendars assume themselves. In minutes. */
const OPEN_END = 60;
const MINUTE_MS = 60_000;
const WEEK = 7;

/** The times of a collection on a wall clock; without an end for a whole day. */
interface WallTimes {
  start: TZDate;
  end?: TZDate;
}

/** The midnight that begins a day at a place, `days` after that of an instant. */
export function midnight(instant: number, timeZone: string, days = 0): TZDate {
  const day = new TZDate(instant, timeZone);
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + days, timeZone);
}

function timesOn({ from, to }: CollectionRule, day: TZDate, timeZone: string): WallTimes {
  if (from === undefined) return { start: day };
  const at = (minutes: number) =>
    new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes, timeZone);
  return { start: at(from), end: at(to ?? from + OPEN_END) };
}

/** The times of a rule on a date, `YYYY-MM-DD`. */
export function timesOfDate(rule: CollectionRule, date: string, timeZone: string): WallTimes {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return timesOn(rule, new TZDate(year, month - 1, day, timeZone), timeZone);
}

/** Whether no clock changes within: all repetitions take their hour and their length from these. */
function isPlain({ from, to }: CollectionRule, { start, end }: WallTimes): boolean {
  if (from === undefined || end === undefined) return true;
  const minutes = (to ?? from + OPEN_END) - from;
  const isFrom = start.getHours() * 60 + start.getMinutes() === from % (24 * 60);
  return isFrom && end.getTime() - start.getTime() === minutes * MINUTE_MS;
}

/**
 * The first collection on or after the day of an instant; one week earlier where the clock changes
 * during it.
 */
export function firstTimes(rule: CollectionRule, instant: number, timeZone: string): WallTimes {
  const ahead = Array.from({ length: WEEK }, (_, days) => days).find((days) => {
    const weekday = midnight(instant, timeZone, days).getDay() || 7;
    return rule.weekdays.some((day) => day === weekday);
  });
  const first = timesOn(rule, midnight(instant, timeZone, ahead), timeZone);
  if (isPlain(rule, first)) return first;
  return timesOn(rule, midnight(instant, timeZone, (ahead ?? 0) - WEEK), timeZone);
}
