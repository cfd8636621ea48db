import { addDays } from '@/lib/features/collection/offsets';
import { weekdayOf, type Weekday } from '@/lib/features/collection/schedule';

const pad = (number: number) => String(number).padStart(2, '0');

/** `YYYY-MM-DD`. */
export const dateOf = (year: number, month: number, day: number) =>
  `${year}-${pad(month)}-${pad(day)}`;

/** The nth of a weekday in a month. */
export function nthWeekday(year: number, month: number, nth: number, weekday: Weekday): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

/** Elections since 2024, by the constitution: every third year, the president's every sixth. */
const isEvery = (years: number, year: number) => year >= 2024 && (year - 2024) % years === 0;

/** Days of rest that are no holidays: those of elections and of a new president. */
function civicDays(year: number): string[] {
  return [
    ...(isEvery(3, year) ? [nthWeekday(year, 6, 1, 7)] : []),
    ...(isEvery(6, year) ? [dateOf(year, 10, 1)] : []),
  ];
}

/** What "días festivos" means beyond doubt. */
export const holidays = (year: number): readonly string[] => [
  dateOf(year, 1, 1),
  nthWeekday(year, 2, 1, 1),
  nthWeekday(year, 3, 3, 1),
  dateOf(year, 5, 1),
  dateOf(year, 9, 16),
  nthWeekday(year, 11, 3, 1),
  dateOf(year, 12, 25),
];

/** Easter Sunday (Gauss, for the Gregorian calendar). */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/**
 * The days of obligatory rest of a year (Ley Federal del Trabajo, artículo 74), in order: the public
 * holidays, those of federal elections and of a new president.
 */
export const restDays = (year: number): readonly string[] =>
  [...holidays(year), ...civicDays(year)].toSorted();

/** Jueves and Viernes Santo. */
export const holyDays = (year: number): readonly string[] => [
  addDays(easter(year), -3),
  addDays(easter(year), -2),
];

/** Days that some count as "días festivos" and others do not. */
export const doubtfulHolidays = (year: number): readonly string[] => [
  ...civicDays(year),
  ...holyDays(year),
  dateOf(year, 5, 5),
  dateOf(year, 11, 2),
  dateOf(year, 12, 12),
];
