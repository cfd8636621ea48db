import { isUnderWay, type Collection } from '@/lib/features/collection/collections';
import { restDaysFrom } from '@/lib/features/collection/rest-days';
import {
  weekdayOf,
  type CollectionRule,
  type CollectionSchedule,
} from '@/lib/features/collection/schedule';
import { addDays, dateOf, type WallTime } from '@/lib/features/collection/wall-clock';
import { joinWords } from '@/lib/util/text';

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const DAY = 24 * 60;

const nameOf = (weekday: number) => WEEKDAYS[weekday - 1] ?? '';

/** Returns "lunes, miércoles y viernes", "lunes a sábado" or "todos los días". */
export function daysText({ weekdays }: Pick<CollectionRule, 'weekdays'>): string {
  if (weekdays.length === 7) return 'todos los días';
  const runs: number[][] = [];
  for (const day of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) => {
    const names = run.map(nameOf);
    return run.length > 2 ? `${names[0]} a ${names.at(-1)}` : names;
  });
  return joinWords(words);
}

/** Returns "las 6:00", "la 1:00", also for minutes past midnight. */
function clockText(minutes: number): string {
  const ofDay = minutes % DAY;
  const hour = Math.floor(ofDay / 60);
  return `${hour === 1 ? 'la' : 'las'} ${hour}:${String(ofDay % 60).padStart(2, '0')}`;
}

const bareClock = (minutes: number) => clockText(minutes).replace(/^las? /, '');

/** Returns "de 6:00 a 12:00", "a partir de las 20:00", "las 24 horas", or '' without hours. */
export function hoursText({ from, to }: Pick<CollectionRule, 'from' | 'to'>): string {
  if (from === undefined) return '';
  if (to === undefined) return `a partir de ${clockText(from)}`;
  return to - from === DAY ? 'las 24 horas' : `de ${bareClock(from)} a ${bareClock(to)}`;
}

/** Returns "lunes, miércoles y viernes, de 6:00 a 12:00"; other days follow a semicolon. */
export function scheduleText(schedule: CollectionSchedule): string {
  return [...new Set(schedule.map(daysText))]
    .map((days) => {
      const hours = schedule.filter((rule) => daysText(rule) === days).map(hoursText);
      return [days, joinWords(hours.filter(Boolean))].filter(Boolean).join(', ');
    })
    .join('; ');
}

/** Returns "23 de noviembre". */
function shortDateText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
}

/** Returns "lunes 23 de noviembre". */
export const dateText = (date: string) => `${nameOf(weekdayOf(date))} ${shortDateText(date)}`;

/** The next collection in the parts that a page shows; `hours` may be ''. */
interface NextText {
  label: string;
  day: string;
  hours: string;
}

/**
 * Returns "Próxima recolección:" "lunes 23 de noviembre" "de 6:00 a 12:00".
 *
 * @param isOnlyProgram whether a recent notice may contradict the weekly program.
 */
export function nextText(next: Collection, now: WallTime, isOnlyProgram: boolean): NextText {
  const today = dateOf(now);
  const isNow = isUnderWay(next, now);
  const sure = isNow ? 'Recolección en curso:' : 'Próxima recolección:';
  const label = isOnlyProgram ? 'Según el programa semanal:' : sure;
  if (next.date < today) return { label, day: 'hoy', hours: `hasta ${clockText(next.to ?? 0)}` };
  const hours = hoursText(next);
  if (next.date === today) return { label, day: 'hoy', hours };
  return { label, day: next.date === addDays(today, 1) ? 'mañana' : dateText(next.date), hours };
}

/** Returns "Próxima: lunes 23 de noviembre, de 6:00 a 12:00.", which stays correct when it is read later. */
export function nextDateText(next: Collection): string {
  const when = [dateText(next.date), hoursText(next)].filter(Boolean).join(', ');
  return `Próxima: ${when}.`;
}

/** Returns the machine-readable start of a collection: a local time, or the date if it has no hours. */
export const startDateTime = ({ from, date, startsAt }: Collection): string =>
  from === undefined ? date : new Date(startsAt).toISOString().slice(0, 16);

/** Returns the collections to confirm within `days` days from `date` on; '' without a rest day. */
export function restDaysText(
  { schedule, phone }: { schedule: CollectionSchedule; phone: string },
  date: string,
  days: number,
): string {
  const dates = restDaysFrom(schedule, date, days).map(dateText);
  if (dates.length === 0) return '';
  return `Por confirmar (día festivo): ${joinWords(dates)}. Llama al ${phone}.`;
}
