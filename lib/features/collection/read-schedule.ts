import type { Zone } from '@/lib/content/gateway/branches';
import {
  EVERY_WEEKDAY,
  type CollectionRule,
  type CollectionSchedule,
  type Weekday,
} from '@/lib/features/collection/schedule';
import { nameKey } from '@/lib/util/names';

// "M" can be Tuesday or Wednesday, so it is not in the vocabulary.
const NAMES = [
  'l lu lun lunes',
  'ma mar martes',
  'x mi mie miercoles',
  'j ju jue jueves',
  'v vi vie viernes',
  's sa sab sabado sabados',
  'd do dom domingo domingos',
];
const weekdayByName = new Map(
  EVERY_WEEKDAY.flatMap((day) =>
    (NAMES[day - 1] ?? '').split(' ').map((name) => [name, day] as const),
  ),
);
const DAILY = ['diario', 'diaria', 'diariamente'];
const EXCEPT = ['excepto', 'menos', 'salvo'];
/** Words that do not change the meaning. */
const FILLERS = new Set(
  'los las la el de del cada todos dia dias horario servicio recoleccion'.split(' '),
);

const TIME = /^(\d{1,2})(?::(\d{2}))? ?(am|pm|m|h|hrs?|horas)?$/;
const TOKEN = /\d{1,2}(?::\d{2})?(?: ?(?:am|pm|m|h|hrs?|horas))?\b|[a-z]+|\S/g;

const NOON = 12 * 60;
const DAY = 24 * 60;

function tokensOf(text: string): string[] {
  const key = nameKey(text)
    .replace(/\btodos los dias\b|\bcada dia\b/g, 'diario')
    .replace(/\b([ap])\. ?m\b/g, '$1m')
    .replace(/\.|:(?!\d)/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/\bal\b/g, 'a');
  return (key.match(TOKEN) ?? []).filter((token) => !FILLERS.has(token));
}

/** The tokens of a text, read from the front. */
class Tokens {
  private readonly all: readonly string[];
  private position = 0;

  constructor(all: readonly string[]) {
    this.all = all;
  }

  get isAtEnd(): boolean {
    return this.position >= this.all.length;
  }

  peek(ahead = 0): string {
    return this.all[this.position + ahead] ?? '';
  }

  next(): string {
    const token = this.peek();
    this.position += 1;
    return token;
  }

  /** Takes the next token if it is one of these. */
  take(...tokens: string[]): boolean {
    const isNext = tokens.includes(this.peek());
    if (isNext) this.position += 1;
    return isNext;
  }

  /** Takes a sign, "y" or both, if a wanted token follows. */
  takeSeparator(signs: readonly string[], isWanted: (token: string) => boolean): boolean {
    const sign = signs.includes(this.peek()) ? 1 : 0;
    const count = sign + (this.peek(sign) === 'y' ? 1 : 0);
    if (count === 0 || !isWanted(this.peek(count))) return false;
    this.position += count;
    return true;
  }
}

const isDay = (token: string) => weekdayByName.has(token);
const isTime = (token: string) => TIME.test(token);

function rangeOf(first: Weekday, last: Weekday): Weekday[] {
  const length = (last - first + 7) % 7;
  return length === 0 ? [] : EVERY_WEEKDAY.filter((day) => (day - first + 7) % 7 <= length);
}

/** Reads joined days: "L-V" is a range, "Lun-Mié-Vie" a list; "Lunes-Jueves" and "L/V" could be either. */
function readChain(tokens: Tokens, first: Weekday, sign: string): Weekday[] {
  const days = [first];
  while (tokens.peek() === sign && isDay(tokens.peek(1))) {
    tokens.next();
    days.push(weekdayByName.get(tokens.next()) ?? 1);
  }
  const hasRange = days.some((day, index) => day === 1 && (days[index + 1] ?? 0) >= 5);
  if (days.length > 2 || sign === '/') return hasRange ? [] : days;
  return hasRange ? rangeOf(1, days[1] ?? 1) : [];
}

interface Days {
  weekdays: Weekday[];
  /** Whether hours that follow could belong to the last day only. */
  isOpen: boolean;
}

/** Reads one day, a range or days joined by a sign. Returns no days if they are not clear. */
function readItem(tokens: Tokens): Days {
  const isInitial = tokens.peek().length === 1;
  const first = weekdayByName.get(tokens.next());
  if (first === undefined) return { weekdays: [], isOpen: false };
  const sign = tokens.peek();
  const isJoined = isDay(tokens.peek(1));
  if (sign === 'a' && isJoined) {
    tokens.next();
    return { weekdays: rangeOf(first, weekdayByName.get(tokens.next()) ?? first), isOpen: true };
  }
  if ((sign === '-' || sign === '/') && isJoined) {
    const weekdays = readChain(tokens, first, sign);
    // "S/D" can also mean "sin datos".
    return { weekdays: sign === '/' && isInitial ? [] : weekdays, isOpen: sign === '-' };
  }
  return { weekdays: [first], isOpen: false };
}

function readList(tokens: Tokens): Days | undefined {
  const isShort = tokens.peek().length < 3;
  const items = [readItem(tokens)];
  while (tokens.takeSeparator([','], isDay)) items.push(readItem(tokens));
  const weekdays = items.flatMap((item) => item.weekdays);
  const isWhole = items.every((item) => item.weekdays.length > 0);
  const isUnique = new Set(weekdays).size === weekdays.length;
  // One or two letters alone can mean anything.
  if (!isWhole || !isUnique || (isShort && weekdays.length === 1)) return undefined;
  return { weekdays, isOpen: items.length > 1 && items.some(({ isOpen }) => isOpen) };
}

/** Reads a list of days, or "diario", and the days excepted from it. */
function readDays(tokens: Tokens): Days | undefined {
  const days = tokens.take(...DAILY)
    ? { weekdays: [...EVERY_WEEKDAY], isOpen: false }
    : readList(tokens);
  if (tokens.peek() === ',' && EXCEPT.includes(tokens.peek(1))) tokens.next();
  if (!days || !tokens.take(...EXCEPT)) return days;
  const off = readList(tokens)?.weekdays;
  if (!off?.every((day) => days.weekdays.includes(day))) return undefined;
  const weekdays = days.weekdays.filter((day) => !off.includes(day));
  return weekdays.length > 0 ? { weekdays, isOpen: true } : undefined;
}

interface Time {
  minutes: number;
  /** A `bare` number could mean either half of the day. */
  clock: 'half' | 'long' | 'bare';
}

function readTime(tokens: Tokens): Time | undefined {
  const [, hour = '', minute, unit = ''] = TIME.exec(tokens.next()) ?? [];
  const minutes = Number(hour) * 60 + Number(minute ?? 0);
  if (hour === '' || Number(minute ?? 0) > 59 || minutes > DAY) return undefined;
  if (unit === '' || unit.startsWith('h')) {
    return { minutes, clock: unit === '' && minute === undefined ? 'bare' : 'long' };
  }
  const isTwelve = Number(hour) === 12;
  // "12 am" is midnight, but many write it for noon. "12 m" is noon.
  const isClear = unit === 'pm' || isTwelve === (unit === 'm');
  if (!isClear || minutes < 60 || minutes >= 13 * 60) return undefined;
  return { minutes: unit === 'pm' && !isTwelve ? minutes + NOON : minutes, clock: 'half' };
}

type Window = Pick<CollectionRule, 'to'> & { from: number };

function readWindow(tokens: Tokens): Window | undefined {
  const isOpen = tokens.peek() === 'a' && tokens.peek(1) === 'partir';
  if (isOpen) {
    tokens.next();
    tokens.next();
  }
  if (/^24 ?h/.test(tokens.peek()) && !isOpen) {
    tokens.next();
    return { from: 0, to: DAY };
  }
  const from = readTime(tokens);
  if (!from || from.minutes === DAY) return undefined;
  if (isOpen) return from.clock === 'bare' ? undefined : { from: from.minutes };
  const to = tokens.take('a', '-') ? readTime(tokens) : undefined;
  if (!to || to.minutes === from.minutes) return undefined;
  const isHalf = from.clock === 'half';
  if (isHalf !== (to.clock === 'half') || (from.clock === 'bare' && to.clock === 'bare')) {
    return undefined;
  }
  const end = to.minutes > from.minutes ? to.minutes : to.minutes + DAY;
  // "7:00 a 3:00" hardly means 20 hours through the night.
  const isTooLong = end > DAY && end - from.minutes > NOON;
  return isTooLong ? undefined : { from: from.minutes, to: end };
}

/** Reads one or more windows; undefined if they are unclear or not in order. */
function readWindows(tokens: Tokens): Window[] | undefined {
  const windows = [readWindow(tokens)];
  while (tokens.takeSeparator([',', '/'], isTime)) windows.push(readWindow(tokens));
  const clear = windows.filter((window) => window !== undefined);
  const areInOrder = clear.every(
    ({ from }, index) => index === 0 || from >= (clear[index - 1]?.to ?? Infinity),
  );
  return clear.length === windows.length && areInOrder ? clear : undefined;
}

/** Days with their hours, if any. */
interface Group {
  days: Days;
  windows: Window[];
}

/** Reads days with hours from one text: "lunes a viernes de 6:00 a 15:00 h y sábado de 6:00 a 12:00 h". */
function readGroup(tokens: Tokens): Group | undefined {
  const days = readDays(tokens);
  const start = tokens.peek(tokens.peek() === ',' || tokens.peek() === ';' ? 1 : 0);
  if (!days || (!isTime(start) && start !== 'a')) return days && { days, windows: [] };
  const isApart = tokens.take(';');
  tokens.take(',');
  const windows = days.isOpen && !isApart ? undefined : readWindows(tokens);
  return windows && { days, windows };
}

function readGroups(tokens: Tokens): Group[] | undefined {
  const groups = [readGroup(tokens)];
  while (!tokens.isAtEnd && groups.at(-1)) {
    tokens.take(';', ',');
    tokens.take('y');
    groups.push(readGroup(tokens));
  }
  const clear = groups.filter((group) => group !== undefined);
  const haveHours = clear.length === 1 || clear.every(({ windows }) => windows.length > 0);
  return clear.length === groups.length && haveHours ? clear : undefined;
}

/** Returns what a reader finds in a text; undefined if it leaves a word. */
function readWhole<T>(text: string, read: (tokens: Tokens) => T | undefined): T | undefined {
  const tokens = new Tokens(tokensOf(text));
  const value = read(tokens);
  return tokens.isAtEnd ? value : undefined;
}

function readTexts(frequency: string, timetable: string): Group[] | undefined {
  if (frequency === '' || timetable === '') return readWhole(frequency + timetable, readGroups);
  const days = readWhole(frequency, readDays);
  const windows = readWhole(timetable, readWindows);
  return days && windows && [{ days, windows }];
}

/**
 * Reads the weekly collections of a zone from its texts (docs/collection-days.md). Returns undefined
 * unless every word of both texts is understood and can mean only one thing.
 */
export function readSchedule({
  frequency,
  timetable,
}: Pick<Zone, 'frequency' | 'timetable'>): CollectionSchedule | undefined {
  const groups = readTexts(frequency.trim(), timetable.trim());
  const all = groups?.flatMap(({ days }) => days.weekdays) ?? [];
  if (!groups || new Set(all).size < all.length) return undefined;
  return groups.flatMap(({ days, windows }) => {
    const weekdays = days.weekdays.toSorted((a, b) => a - b);
    return windows.length > 0 ? windows.map((window) => ({ weekdays, ...window })) : [{ weekdays }];
  });
}
