import { addDays } from '@/lib/features/collection/offsets';
import { dateOf } from '@/lib/features/collection/holidays/rest-days';
import type { NamedDay } from '@/lib/features/collection/holidays/rules';
import { EVERY_WEEKDAY, type Weekday } from '@/lib/features/collection/schedule';
import { MONTHS, WEEKDAYS } from '@/lib/features/collection/texts';
import { phrases, type TokenCursor } from '@/lib/features/collection/tokens';
import { nameKey } from '@/lib/util/name-keys';

/** As name keys. */
export const LONG_WEEKDAYS = WEEKDAYS.map(nameKey);
const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3));
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto'];
/** Longer ranges are a season, or a mistake. */
const LONGEST_RANGE = 31;

type DateDay = Extract<NamedDay, { kind: 'date' }>;

/** Holidays that have one date and one name. */
const NAMED: readonly (readonly [names: ReturnType<typeof phrases>, month: number, day: number])[] =
  [
    [phrases('navidad | dia de navidad | dia de la navidad'), 12, 25],
    [phrases('nochebuena | noche buena'), 12, 24],
    [phrases('ano nuevo | dia de ano nuevo'), 1, 1],
    [phrases('dia de el trabajo | dia del trabajo'), 5, 1],
    [phrases('dia de la independencia'), 9, 16],
  ];
const HOLIDAYS = phrases(`
  dias festivos | dia festivo | festivos | dias feriados | dia feriado | feriados | dias de asueto
  dias festivos oficiales | fechas festivas
`);
const REST_DAYS = phrases(`
  dias de descanso obligatorio | dia de descanso obligatorio | dias inhabiles de ley
  dias festivos de ley | dias festivos que marca la ley | dias de descanso obligatorio de ley
  dias de descanso que marca la ley federal del trabajo | dias festivos obligatorios
  dias festivos que marca la ley federal del trabajo
`);
const ARTICLE = phrases(`
  el | los | el dia | los dias | dia | dias | la | las | este | el proximo | proximo
  los proximos | los proximos dias | el proximo dia | todos los | ningun | cualquier | un
`);
const FROM = phrases('del | de el | desde el | del dia | de');
const TO = phrases('al | a el | hasta el | al dia | a | -');
const BETWEEN = phrases('entre | entre el | entre los dias');
const AND = phrases('y | y el');

/** The place of the next word in a list, from 1; undefined, with nothing read, where it is not there. */
function takePosition(cursor: TokenCursor, words: readonly string[]): number | undefined {
  const at = words.indexOf(cursor.peek());
  if (at < 0) return undefined;
  cursor.skip();
  return at + 1;
}

/** Reads a weekday's whole name; undefined, with nothing read, where none stands. */
export const takeLongWeekday = (cursor: TokenCursor): Weekday | undefined =>
  EVERY_WEEKDAY[(takePosition(cursor, LONG_WEEKDAYS) ?? 0) - 1];

/** "diciembre", "dic.". */
function takeMonth(cursor: TokenCursor): number | undefined {
  const month = takePosition(cursor, MONTHS);
  if (month !== undefined) return month;
  const short = cursor.take('sept') ? 9 : takePosition(cursor, SHORT_MONTHS);
  if (short !== undefined) cursor.take('.');
  return short;
}

const takeNumber = (cursor: TokenCursor, form: RegExp) =>
  form.test(cursor.peek()) ? Number(cursor.skip()) : undefined;

/** "25", "1º", "1ro", "primero". */
function takeDayNumber(cursor: TokenCursor): number | undefined {
  if (cursor.take('primero')) return 1;
  const day = takeNumber(cursor, /^(?:0?[1-9]|[12]\d|3[01])$/);
  if (day === 1) cursor.take('º', '°', 'o', 'ro', 'ero');
  return day;
}

const takeYear = (cursor: TokenCursor) =>
  cursor.attempt(() => {
    if (cursor.take('de', 'del')) cursor.take('ano');
    return takeNumber(cursor, /^20\d\d$/);
  });

/** A day that may leave its month and its year to the day behind it. */
export type OpenDay = Omit<DateDay, 'kind' | 'month'> & { month?: number };

/** "25/12/2026", "25-12-26", "25/dic". */
function takeFigures(cursor: TokenCursor): OpenDay | undefined {
  const day = takeDayNumber(cursor);
  const sign = cursor.take('/', '-', '.');
  if (day === undefined || sign === undefined) return undefined;
  const number = takeNumber(cursor, /^(?:0?[1-9]|1[0-2])$/);
  const month = number ?? takeMonth(cursor);
  if (month === undefined) return undefined;
  // "7-11" are hours.
  if (!cursor.take(sign)) return sign === '/' || number === undefined ? { day, month } : undefined;
  const year = takeNumber(cursor, /^(?:20)?[2-9]\d$/);
  return year === undefined ? undefined : { day, month, year: 2000 + (year % 2000) };
}

/** "viernes 25 de diciembre de 2026", or a part of it with the day. */
export function takeOpenDay(cursor: TokenCursor): OpenDay | undefined {
  const weekday = takeLongWeekday(cursor);
  if (weekday !== undefined) cursor.take(',');
  const day = cursor.attempt(takeFigures) ?? cursor.attempt(readDay);
  return day && { ...day, weekday };
}

/** "24 horas", "7 a 9 h", "10 %", "7:00", "01 800", "01-800", "10 de cada mes". */
const NO_DAY =
  /^(?:(?:(?:al?|y|-) \d+ )?(?:horas?|hrs?|hs?|[ap]m|%|por ciento|de cada) |: \d|(?!20\d\d )\d|- \d{3})/;

function readDay(cursor: TokenCursor): OpenDay | undefined {
  const ahead = takePosition(cursor, MONTHS);
  const day = takeDayNumber(cursor);
  const next = [0, 1, 2, 3, 4].map((at) => cursor.peek(at)).join(' ');
  if (day === undefined || NO_DAY.test(next)) return undefined;
  const takeBehind = () => (cursor.take('de') ? takeMonth(cursor) : undefined);
  const month = ahead ?? takeMonth(cursor) ?? cursor.attempt(takeBehind);
  return { day, month, year: month && takeYear(cursor) };
}

const isReal = ({ day, month, year = 2028 }: { day: number; month: number; year?: number }) =>
  new Date(`${dateOf(year, month, day)}T00:00:00Z`).getUTCDate() === day;

function closed(open: OpenDay, behind: OpenDay): DateDay | undefined {
  const month = open.month ?? behind.month;
  if (month === undefined) return undefined;
  const year = open.year ?? (open.month === undefined ? behind.year : undefined);
  const day: DateDay = { kind: 'date', ...open, month, year };
  return isReal(day) ? day : undefined;
}

/** The day that a date, `YYYY-MM-DD`, is. */
export function dayOf(date: string): DateDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { kind: 'date', year, month, day };
}

/** The days from one to another, both included. */
function between(first: DateDay, last: DateDay): DateDay[] | undefined {
  const endYear = last.year ?? 2001;
  const startsBefore =
    first.month > last.month || (first.month === last.month && first.day > last.day);
  const startYear = first.year ?? endYear - (startsBefore ? 1 : 0);
  const start = dateOf(startYear, first.month, first.day);
  const end = dateOf(endYear, last.month, last.day);
  const days: DateDay[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) {
    if (days.length > LONGEST_RANGE) return undefined;
    const day = dayOf(date);
    days.push({ ...day, year: last.year && day.year });
  }
  return days.length > 1 ? days : undefined;
}

function takeRange(cursor: TokenCursor, near?: OpenDay): NamedDay[] | undefined {
  const isBetween = cursor.takePhrase(BETWEEN);
  const isFrom = isBetween || cursor.takePhrase(FROM);
  if (!isFrom) cursor.takePhrase(ARTICLE);
  const first = takeOpenDay(cursor);
  // "25 de diciembre - 1 de enero" may be two days.
  if (!first || (!isFrom && first.month && cursor.peek() === '-')) return undefined;
  if (!cursor.takePhrase(isBetween ? AND : TO)) return undefined;
  const last = takeOpenDay(cursor);
  const end = last && closed(last, near ?? last);
  const start = end && closed(first, end);
  return start && between(start, end);
}

function takeNth(cursor: TokenCursor): NamedDay | undefined {
  const nth = takePosition(cursor, ORDINALS);
  const weekday = takeLongWeekday(cursor);
  if (nth === undefined || weekday === undefined || !cursor.take('de')) return undefined;
  const month = takeMonth(cursor);
  return month === undefined ? undefined : { kind: 'nth', nth, weekday, month };
}

function takeNamed(cursor: TokenCursor): NamedDay | undefined {
  if (cursor.takePhrase(REST_DAYS)) return { kind: 'rest-days' };
  if (cursor.takePhrase(HOLIDAYS)) return { kind: 'holidays' };
  const named = NAMED.find(([names]) => cursor.takePhrase(names));
  if (named) return { kind: 'date', month: named[1], day: named[2] };
  return cursor.attempt(takeNth);
}

type Item = { open: OpenDay } | { days: readonly NamedDay[] };

function takePlainItem(cursor: TokenCursor, near?: OpenDay): Item | undefined {
  const range = cursor.attempt(() => takeRange(cursor, near));
  if (range) return { days: range };
  const named =
    cursor.attempt(takeNamed) ??
    cursor.attempt(() => cursor.takePhrase(ARTICLE) && takeNamed(cursor));
  if (named) return { days: [named] };
  cursor.takePhrase(ARTICLE);
  const open = takeOpenDay(cursor);
  return open && { open };
}

function takeItem(cursor: TokenCursor, near?: OpenDay): Item | undefined {
  const item = cursor.attempt(() => takePlainItem(cursor, near));
  // "25 de diciembre (Navidad)".
  cursor.attempt(() => {
    if (!item || !cursor.take('(')) return undefined;
    cursor.takePhrase(ARTICLE);
    return takeNamed(cursor) && cursor.take(')');
  });
  return item;
}

function takeSeparator(cursor: TokenCursor): boolean {
  const hasSign = cursor.take(',') !== undefined;
  return cursor.take('y', 'e', 'ni', 'o') !== undefined || hasSign;
}

/**
 * A list of days: "el 1 de enero, el 1 de mayo y el 25 de diciembre"; nothing where a day is open, and
 * no month near by is given.
 */
export function takeDays(
  cursor: TokenCursor,
  near?: OpenDay,
  separate = takeSeparator,
): NamedDay[] | undefined {
  const items = cursor.list(() => takeItem(cursor, near), separate);
  const days: NamedDay[] = [];
  let behind = near;
  for (const item of items.toReversed()) {
    if ('days' in item) {
      days.unshift(...item.days);
      behind = near;
      continue;
    }
    if (item.open.month !== undefined) behind = item.open;
    // "El 31 y 1 de enero": the 31st may be of December.
    if (!behind || item.open.day > behind.day) return undefined;
    const day = closed(item.open, behind);
    if (!day) return undefined;
    days.unshift(day);
  }
  return days.length > 0 ? days : undefined;
}
