import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import {
  exceptionsFrom,
  isUnderWay,
  type Collection,
  type ServiceDates,
} from '@/lib/features/collection/occurrences';
import {
  addDays,
  localDate,
  localTimestamp,
  type TimeOffsets,
} from '@/lib/features/collection/offsets';
import {
  weekdayOf,
  type CollectionRule,
  type CollectionSchedule,
} from '@/lib/features/collection/schedule';

/** Names of the days, from Monday. */
export const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
/** Names of the months. */
export const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const DAY = 24 * 60;

const nameOf = (weekday: number | undefined) => WEEKDAYS[(weekday ?? 1) - 1] ?? '';

/** "a", "a y b", "a, b y c". */
const listText = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} y ${texts.at(-1)}`;

/**
 * "lunes, miércoles y viernes", "lunes a sábado", "lunes a miércoles y viernes", "viernes a lunes",
 * "todos los días", "todos los días excepto jueves".
 */
export function daysText({ weekdays }: Pick<CollectionRule, 'weekdays'>): string {
  if (weekdays.length === 7) return 'todos los días';
  // Of runs of neighbours.
  const firsts = weekdays.filter((day, at) => weekdays[at - 1] !== day - 1);
  const lasts = weekdays.filter((day, at) => weekdays[at + 1] !== day + 1);
  const isAcrossSunday = firsts.length === 2 && firsts[0] === 1 && lasts[1] === 7;
  if (isAcrossSunday && weekdays.length === 6) {
    return `todos los días excepto ${nameOf((lasts[0] ?? 0) + 1)}`;
  }
  if (isAcrossSunday && weekdays.length > 3) return `${nameOf(firsts[1])} a ${nameOf(lasts[0])}`;
  const runs = firsts.flatMap((first, at) => {
    const last = lasts[at] ?? first;
    if (last - first > 1) return `${nameOf(first)} a ${nameOf(last)}`;
    return first === last ? nameOf(first) : [nameOf(first), nameOf(last)];
  });
  return listText(runs);
}

/** "6:00", also for minutes past midnight. */
export function clockText(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

const articleOf = (minutes: number) => (clockText(minutes).startsWith('1:') ? 'la' : 'las');

/** Past midnight for so long that "de 10:00 a 1:00" would be taken for less. */
const needsNextDay = (from: number, to: number) => to > DAY && to - from > DAY / 2;

/** "de 6:00 a 12:00", "a partir de las 20:00", "las 24 horas", '' without hours. */
export function hoursText({ from, to }: Pick<CollectionRule, 'from' | 'to'>): string {
  if (from === undefined) return '';
  if (from === 0 && to === DAY) return 'las 24 horas';
  if (to !== undefined) {
    const text = `de ${clockText(from)} a ${clockText(to)}`;
    return needsNextDay(from, to) ? `${text} del día siguiente` : text;
  }
  return `a partir de ${articleOf(from)} ${clockText(from)}`;
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
function dayText({ date }: Collection, offsets: TimeOffsets, now: number): string {
  const today = localDate(offsets, now);
  if (date === today) return 'hoy';
  return date === addDays(today, 1) ? 'mañana' : dateText(date);
}

/** The next collection in the parts that a page shows. */
interface NextText {
  label: string;
  /** '' where the label says it all. */
  day: string;
  /** '' for none. */
  hours: string;
}

/** "Próxima recolección:" "lunes 23 de noviembre" "de 6:00 a 12:00", or the one under way. */
export function nextText(collection: Collection, offsets: TimeOffsets, now: number): NextText {
  const hasBegun = isUnderWay(collection, now);
  const { date, to } = collection;
  if (hasBegun && date !== localDate(offsets, now)) {
    // After the midnight of its night its day is not "hoy" any more.
    if (to === undefined) return { label: 'Recolección en curso', day: '', hours: '' };
    const day = `hasta ${articleOf(to)} ${clockText(to)}`;
    return { label: 'Recolección en curso,', day, hours: '' };
  }
  const label = hasBegun ? 'Recolección en curso:' : 'Próxima recolección:';
  return { label, day: dayText(collection, offsets, now), hours: hoursText(collection) };
}

/** "Próxima: lunes 23 de noviembre, de 6:00 a 12:00.", true whenever it is read. */
export function nextDateText(collection: Collection): string {
  const when = [dateText(collection.date), hoursText(collection)].filter(Boolean).join(', ');
  return `Próxima: ${when}.`;
}

/** The machine-readable start: its wall clock, or its day where it has no hours. */
export function startDateTime(collection: Collection, offsets: TimeOffsets): string {
  if (collection.from === undefined) return collection.date;
  return localTimestamp(offsets, collection.startsAt);
}

/** The longest text that a schedule can have, for its place on the page. */
export function longestText(schedule: CollectionSchedule): NextText {
  const hours = schedule.map(hoursText).reduce((a, b) => (b.length > a.length ? b : a), '');
  return { label: 'Recolección en curso:', day: 'miércoles 30 de septiembre', hours };
}

/** What is different on a day: "viernes 25 de diciembre" "sin recolección; pasa el sábado 26 de diciembre". */
export function exceptionText(
  { date, outcome, movedTo, notice }: ServiceException,
  phone: string,
): { day: string; what: string } {
  const day = dateText(date);
  if (outcome === 'unknown') {
    const reason = notice === undefined ? ' por día festivo' : '';
    return { day, what: `puede cambiar${reason}; confirme al ${phone}` };
  }
  const moved = movedTo === undefined ? '' : `; pasa el ${dateText(movedTo)}`;
  return { day, what: `sin recolección${moved}` };
}

/** The same in one line: "viernes 25 de diciembre: sin recolección". */
export function exceptionLine(exception: ServiceException, phone: string): string {
  const { day, what } = exceptionText(exception, phone);
  return `${day}: ${what}`;
}

/** The exceptions of the week from a date on, in one text; '' without any. */
export const nearExceptionsText = (
  { phone, ...dates }: Pick<ServiceDates, 'exceptions'> & { phone: string },
  date: string,
): string =>
  exceptionsFrom(dates, date, 7)
    .map((exception) => exceptionLine(exception, phone))
    .join('. ');
