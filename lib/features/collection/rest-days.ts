import { isOn, weekdayOf, type CollectionSchedule } from '@/lib/features/collection/schedule';
import { addDays } from '@/lib/features/collection/wall-clock';

/** Returns the nth Monday of a month, as `YYYY-MM-DD`. */
function nthMonday(year: string, month: string, nth: number): string {
  const first = `${year}-${month}-01`;
  return addDays(first, ((8 - weekdayOf(first)) % 7) + 7 * (nth - 1));
}

/**
 * Returns whether a date is a statutory rest day (Ley Federal del Trabajo, article 74). Election days,
 * which local laws may add, are not included.
 */
export function isRestDay(date: string): boolean {
  const year = date.slice(0, 4);
  const isInauguration = Number(year) >= 2024 && (Number(year) - 2024) % 6 === 0;
  return [
    `${year}-01-01`,
    nthMonday(year, '02', 1),
    nthMonday(year, '03', 3),
    `${year}-05-01`,
    `${year}-09-16`,
    ...(isInauguration ? [`${year}-10-01`] : []),
    nthMonday(year, '11', 3),
    `${year}-12-25`,
  ].includes(date);
}

/** Returns the rest days of the schedule's weekdays within `days` days from `date` on. */
export const restDaysFrom = (schedule: CollectionSchedule, date: string, days: number): string[] =>
  Array.from({ length: days }, (_, ahead) => addDays(date, ahead)).filter(
    (day) => isRestDay(day) && schedule.some((rule) => isOn(rule, day)),
  );
