// The days of a sentence in words that nobody has read: where it tells of a change they are unknown.

import {
  dayOf,
  LONG_WEEKDAYS,
  takeDays,
  type OpenDay,
} from '@/lib/features/collection/holidays/named-days';
import { holyDays } from '@/lib/features/collection/holidays/rest-days';
import type { NamedDay } from '@/lib/features/collection/holidays/rules';
import { isSuspension, TOLD } from '@/lib/features/collection/holidays/suspension-words';
import { addDays } from '@/lib/features/collection/offsets';
import { weekdayOf } from '@/lib/features/collection/schedule';
import { TokenCursor } from '@/lib/features/collection/tokens';
import { nameKey } from '@/lib/util/name-keys';

/** Stands for the month that a day of a dated text does not name; no text's year is before 2000. */
const NO_MONTH = { day: 31, month: 1, year: 1999 };
const DAY_AHEAD = new RegExp(
  `^(?:el|del|al|dias?|este|entre (?:el|los)|${LONG_WEEKDAYS.join('|')})\\b`,
);

/** Whether `takeLooseDays` has read no month of a day. */
const isMonthOpen = (day: NamedDay): boolean => day.kind === 'date' && day.year === NO_MONTH.year;

/** The days that come next, one by one where a list is not understood; of a dated text also "el 14". */
function takeLooseDays(cursor: TokenCursor, isDated: boolean): NamedDay[] | undefined {
  const take = (near?: OpenDay) =>
    cursor.attempt(() => takeDays(cursor, near)) ??
    cursor.attempt(() => takeDays(cursor, near, () => false));
  const days = take();
  if (days || !isDated || !DAY_AHEAD.test(`${cursor.peek()} ${cursor.peek(1)}`)) return days;
  const open = take(NO_MONTH);
  if (open) return open;
  cursor.skip();
  return take(NO_MONTH);
}

/** Jueves and Viernes Santo where a sentence names them: of a dated text the next ones. */
function holyDaysIn(text: string, published: string | undefined): NamedDay[] {
  const key = nameKey(text);
  const isNamed = /(?:jueves|viernes) santo/.test(key);
  const isChanged = /semana santa/.test(key) && (TOLD.test(key) || isSuspension(text));
  if (!isNamed && !isChanged) return [];
  if (published === undefined) return [{ kind: 'holidays' }];
  const year = Number(published.slice(0, 4));
  const next = [year, year + 1].flatMap(holyDays).filter((date) => date >= published);
  return next.slice(0, 2).map(dayOf);
}

/** "Qué hacer si hoy no pasa el camión"; not "sí". */
const CONDITION = /\b(?:si|cuando)\b[^,;:.]*/gi;

/** Of a suspension without a date: "hoy", "mañana", "el miércoles", or a week "hasta nuevo aviso". */
function relativeDays(text: string, published: string): NamedDay[] {
  const key = nameKey(text);
  if (!isSuspension(text.replace(CONDITION, ''))) return [];
  return Array.from({ length: 8 }, (_, ahead) => addDays(published, ahead))
    .filter((date, ahead) => {
      const words = [
        'nuevo aviso',
        LONG_WEEKDAYS[weekdayOf(date) - 1],
        ...['hoy', 'manana'].slice(ahead, ahead + 1),
      ];
      return new RegExp(`(?<!\\bl(?:a|os) )\\b(?:${words.join('|')})\\b(?! en dia)`).test(key);
    })
    .map(dayOf);
}

/** The dates that "el 14" may be: the next one, and those of months that are named beside it. */
function openDates(day: NamedDay, named: readonly NamedDay[], published: string): NamedDay[] {
  if (day.kind !== 'date' || !isMonthOpen(day)) return [day];
  const months = named.flatMap((one) =>
    one.kind === 'date' && !isMonthOpen(one) ? one.month : [],
  );
  return Array.from({ length: 200 }, (_, ahead) => dayOf(addDays(published, ahead)))
    .filter((date, ahead) => date.day === day.day && (ahead < 31 || months.includes(date.month)))
    .map((date) => ({ ...date, weekday: day.weekday }));
}

/** All days that a sentence names, wherever they stand; `published`: of a dated text, `YYYY-MM-DD`. */
export function daysIn(text: string, published: string | undefined): NamedDay[] {
  const cursor = TokenCursor.over(text);
  const found = holyDaysIn(text, published);
  while (cursor && !cursor.isAtEnd) {
    const days = cursor.attempt(() => takeLooseDays(cursor, published !== undefined));
    if (days) found.push(...days);
    else cursor.skip();
  }
  if (published === undefined) return found;
  const all = found.flatMap((day) => openDates(day, found, published));
  const isDated = all.some(({ kind }) => kind === 'date');
  return isDated ? all : [...all, ...relativeDays(text, published)];
}
