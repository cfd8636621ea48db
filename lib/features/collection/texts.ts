import { weekdayOf } from '@/lib/features/collection/holidays/rest-days';
import type { Collection } from '@/lib/features/collection/occurrences';
import { addDays, localDate, type TimeOffsets } from '@/lib/features/collection/offsets';
import type {
  CollectionRule,
  CollectionSchedule,
  Weekday,
} from '@/lib/features/collection/schedule';

/** Names of the days, from Monday. */
export const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const DAY = 24 * 60;

type Hours = Pick<CollectionRule, 'from' | 'to'>;

const nameOf = (weekday: number | undefined) => WEEKDAYS[(weekday ?? 1) - 1] ?? '';

/** "a", "a y b", "a, b y c". */
const listText = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} y ${texts.at(-1)}`;

/** The first days of runs of neighbours, with the lengths of the runs. */
function runsOf(weekdays: readonly Weekday[]): { first: Weekday; length: number }[] {
  const firsts = weekdays.filter((day, index) => weekdays[index - 1] !== day - 1);
  return firsts.map((first, index) => {
    const end = firsts[index + 1];
    const until = end === undefined ? weekdays.length : weekdays.indexOf(end);
    return { first, length: until - weekdays.indexOf(first) };
  });
}

/** A run of three days or more as a range. */
const runText = ({ first, length }: { first: number; length: number }) =>
  length > 2
    ? [`${nameOf(first)} a ${nameOf(first + length - 1)}`]
    : Array.from({ length }, (_, index) => nameOf(first + index));

/** Four or five days across the end of the week: "viernes a lunes". */
function wrappedText(runs: readonly { first: Weekday; length: number }[]): string | undefined {
  const [start, end] = runs;
  if (runs.length !== 2 || !start || !end || start.length + end.length < 4) return undefined;
  if (start.first !== 1 || end.first + end.length !== 8) return undefined;
  return `${nameOf(end.first)} a ${nameOf(start.length)}`;
}

/**
 * "lunes, miércoles y viernes", "lunes a sábado", "lunes a miércoles y viernes", "viernes a lunes",
 * "todos los días", "todos los días excepto jueves".
 */
export function daysText({ weekdays }: Pick<CollectionRule, 'weekdays'>): string {
  if (weekdays.length === 7) return 'todos los días';
  const runs = runsOf(weekdays);
  if (weekdays.length === 6 && runs.length === 2) {
    return `todos los días excepto ${nameOf((runs[0]?.length ?? 0) + 1)}`;
  }
  return wrappedText(runs) ?? listText(runs.flatMap(runText));
}

/** "6:00", also for minutes past midnight. */
export function clockText(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Past midnight for so long that "de 10:00 a 1:00" would be taken for less. */
const needsNextDay = (from: number, to: number) => to > DAY && to - from > DAY / 2;

/** "de 6:00 a 12:00", "a partir de las 20:00", "las 24 horas", '' without hours. */
export function hoursText({ from, to }: Hours): string {
  if (from === undefined) return '';
  if (from === 0 && to === DAY) return 'las 24 horas';
  if (to !== undefined) {
    const text = `de ${clockText(from)} a ${clockText(to)}`;
    return needsNextDay(from, to) ? `${text} del día siguiente` : text;
  }
  return `a partir de ${Math.floor((from % DAY) / 60) === 1 ? 'la' : 'las'} ${clockText(from)}`;
}

/**
 * "lunes, miércoles y viernes, de 6:00 a 12:00". Hours of the same days are joined: "martes, de 6:00
 * a 10:00 y de 18:00 a 22:00". Other rules are joined by semicolons.
 */
export function scheduleText(schedule: CollectionSchedule): string {
  return [...new Set(schedule.map(daysText))]
    .map((days) => {
      const hours = schedule.filter((rule) => daysText(rule) === days).map(hoursText);
      return [days, listText(hours.filter(Boolean))].filter(Boolean).join(', ');
    })
    .join('; ');
}

/** "23 de noviembre". */
export function shortDateText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
}

/** "lunes 23 de noviembre". */
export const dateText = (date: string) => `${nameOf(weekdayOf(date))} ${shortDateText(date)}`;

/** "lunes 23 de noviembre"; today and tomorrow, at the place, by these names. */
export function dayText({ date }: Collection, offsets: TimeOffsets, now: number): string {
  const today = localDate(offsets, now);
  if (date === today) return 'hoy';
  return date === addDays(today, 1) ? 'mañana' : dateText(date);
}
