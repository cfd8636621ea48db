import type { TokenCursor } from '@/lib/features/collection/tokens';
import type { Weekday } from '@/lib/features/collection/schedule';

/** "M" is Tuesday or Wednesday: what else is named must say which. */
export type NamedWeekday = Weekday | 'M';

/** From Monday, 1, to Sunday, 7. */
export const EVERY_WEEKDAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const NAMES: Readonly<Record<Weekday, string>> = {
  1: 'lunes lun lu l',
  2: 'martes mart mar ma',
  3: 'miercoles mierc mier mie mi x',
  4: 'jueves juev jue ju j',
  5: 'viernes vier vie vi v',
  6: 'sabado sabados sab sa s',
  7: 'domingo domingos dom do d',
};

const byName = new Map<string, NamedWeekday>([
  ...EVERY_WEEKDAY.flatMap((day) => NAMES[day].split(' ').map((name) => [name, day] as const)),
  ['m', 'M'],
]);

/** "lmxjv": at least three, for "lv" can be a list or a range. */
const JOINED_INITIALS = /^[lmxjvsd]{3,7}$/;

const namedBy = (name: string) => byName.get(name);

/** Whether a word without accents names a day of the week, also in short. */
export const isWeekdayName = (token: string) => byName.has(token);

/** A weekday, with the point of its abbreviation. */
export function takeWeekday(cursor: TokenCursor): NamedWeekday | undefined {
  const day = namedBy(cursor.peek());
  if (day === undefined) return undefined;
  if (cursor.skip().length < 6) cursor.take('.');
  return day;
}

/** Whether the next token is one or two letters, which may stand for anything else as well. */
export const isInitialNext = (cursor: TokenCursor) =>
  isWeekdayName(cursor.peek()) && cursor.peek().length < 3;

/** "LMXJV" in one word. */
export function takeJoinedInitials(cursor: TokenCursor): NamedWeekday[] | undefined {
  if (isWeekdayName(cursor.peek()) || !JOINED_INITIALS.test(cursor.peek())) return undefined;
  return [...cursor.skip()].map(namedBy).filter((day) => day !== undefined);
}

/**
 * The weekdays of a list. An "M" is Tuesday beside a Wednesday, Wednesday beside a Tuesday, and two
 * of them in a row are both. Undefined where it can be either, or where a day stands twice.
 */
export function resolveWeekdays(named: readonly NamedWeekday[]): Weekday[] | undefined {
  const days = named.filter((day) => day !== 'M');
  const first = named.indexOf('M');
  const count = named.length - days.length;
  if (count === 1) {
    if (days.includes(3) === days.includes(2)) return undefined;
    days.push(days.includes(3) ? 2 : 3);
  } else if (count === 2 && named[first + 1] === 'M') {
    days.push(2, 3);
  } else if (count > 0) {
    return undefined;
  }
  return new Set(days).size === days.length ? days.toSorted((a, b) => a - b) : undefined;
}

/** From one weekday to another, across the end of the week if need be. */
export function weekdayRange(first: Weekday, last: Weekday): Weekday[] {
  const length = (last - first + 7) % 7;
  return EVERY_WEEKDAY.filter((day) => (day - first + 7) % 7 <= length);
}
