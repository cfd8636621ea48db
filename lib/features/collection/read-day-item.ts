import { phrases, type TokenCursor } from '@/lib/features/collection/tokens';
import { EVERY_WEEKDAY, type Weekday } from '@/lib/features/collection/schedule';

/** "M" is Tuesday or Wednesday: what else is named must say which. */
type NamedWeekday = Weekday | 'M';

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

/** Whether a word without accents names a day of the week, also in short. */
const isWeekdayName = (token: string) => byName.has(token);

/** A weekday, with the point of its abbreviation. */
function takeWeekday(cursor: TokenCursor): NamedWeekday | undefined {
  const day = byName.get(cursor.peek());
  if (day === undefined) return undefined;
  if (cursor.skip().length < 6) cursor.take('.');
  return day;
}

/** "LMXJV" in one word. */
function takeJoinedInitials(cursor: TokenCursor): NamedWeekday[] | undefined {
  if (isWeekdayName(cursor.peek()) || !JOINED_INITIALS.test(cursor.peek())) return undefined;
  return [...cursor.skip()].map((name) => byName.get(name)).filter((day) => day !== undefined);
}

/** From one weekday to another, across the end of the week if need be. */
function weekdayRange(first: Weekday, last: Weekday): Weekday[] {
  const length = (last - first + 7) % 7;
  return EVERY_WEEKDAY.filter((day) => (day - first + 7) % 7 <= length);
}

const WEEKEND = phrases('fin de semana | fines de semana');
const WORKWEEK = phrases('entre semana');
const ARTICLE = phrases(`
  los | el | cada | todos los | dia | dias | los dias | el dia | en dias | solo | solo los
  solamente | solamente los | unicamente | unicamente los
`);
const FROM = phrases('de | de el | del | desde | desde el');
const TO = phrases('a | al | a el | hasta | hasta el');

/** One entry of a list of days. */
export interface DayItem {
  named: readonly NamedWeekday[];
  kind: 'initial' | 'single' | 'chain' | 'range';
}

const isReadable = (day: NamedWeekday | undefined): day is Weekday =>
  day !== undefined && day !== 'M';

/** Monday to Friday, or so many days that nobody would name the first and the last for two visits. */
const isClearRange = (first: Weekday, last: Weekday) =>
  weekdayRange(first, last).length >= 6 || (first === 1 && last === 5);

function range(first: NamedWeekday, last: NamedWeekday | undefined): DayItem | undefined {
  if (!isReadable(first) || !isReadable(last)) return undefined;
  // "De lunes a lunes" is an idiom for every day.
  const isWeek = first === last && (first === 1 || first === 7);
  if (first === last && !isWeek) return undefined;
  return { named: isWeek ? EVERY_WEEKDAY : weekdayRange(first, last), kind: 'range' };
}

/** Whether two neighbours of a chain would be a range by themselves. */
const hasRange = (sign: string, named: readonly NamedWeekday[]) =>
  sign === '-' &&
  named.some((first, index) => {
    const last = named[index + 1];
    return isReadable(first) && isReadable(last) && isClearRange(first, last);
  });

/** "lun-vie" is a range, "mar/jue" a list; which of the two "lun-jue" and "lun/vie" are is open. */
function pair(sign: string, first: NamedWeekday, last: NamedWeekday): DayItem | undefined {
  if (!isReadable(first) || !isReadable(last)) return undefined;
  const { length } = weekdayRange(first, last);
  // Neighbours are the same days as a range and as a list.
  const isList = length === 2 || (sign === '/' && !isClearRange(first, last));
  if (isList) return { named: [first, last], kind: 'chain' };
  return sign === '-' && isClearRange(first, last) ? range(first, last) : undefined;
}

/** Days joined by one sign: "lun-mié-vie". */
function readChain(
  cursor: TokenCursor,
  first: NamedWeekday,
  isInitial: boolean,
): DayItem | undefined {
  const sign = cursor.peek();
  const named = [first];
  while (cursor.peek() === sign && isWeekdayName(cursor.peek(1))) {
    cursor.skip();
    const day = takeWeekday(cursor);
    if (day !== undefined) named.push(day);
  }
  const [, second] = named;
  if (second === undefined) return { named, kind: 'chain' };
  // "Lun-vie-sáb" can be a range and a day.
  if (named.length > 2) return hasRange(sign, named) ? undefined : { named, kind: 'chain' };
  // "S/D" also says that there are no data.
  return isInitial && sign === '/' ? undefined : pair(sign, first, second);
}

/** One day, days joined by a sign, or a range. */
export function readDayItem(cursor: TokenCursor): DayItem | undefined {
  cursor.takePhrase(ARTICLE);
  if (cursor.takePhrase(WEEKEND)) return { named: [6, 7], kind: 'range' };
  if (cursor.takePhrase(WORKWEEK)) return { named: [1, 2, 3, 4, 5], kind: 'range' };
  const mustEnd = cursor.takePhrase(FROM);
  const joined = takeJoinedInitials(cursor);
  if (joined) return mustEnd ? undefined : { named: joined, kind: 'chain' };
  // One or two letters may stand for anything else as well.
  const isInitial = cursor.peek().length < 3;
  const first = takeWeekday(cursor);
  if (first === undefined) return undefined;
  const isJoined = ['-', '/'].includes(cursor.peek()) && isWeekdayName(cursor.peek(1));
  if (isJoined) return mustEnd ? undefined : readChain(cursor, first, isInitial);
  const ended = cursor.attempt(() =>
    cursor.takePhrase(TO) ? range(first, takeWeekday(cursor)) : undefined,
  );
  return (
    ended ?? (mustEnd ? undefined : { named: [first], kind: isInitial ? 'initial' : 'single' })
  );
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
