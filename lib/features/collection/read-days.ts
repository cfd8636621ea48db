import {
  readDayItem,
  resolveWeekdays,
  type DayItem,
} from '@/lib/features/collection/read-day-item';
import { phrases, type TokenCursor } from '@/lib/features/collection/tokens';
import { EVERY_WEEKDAY, type Weekday } from '@/lib/features/collection/schedule';

const EVERY_DAY = phrases(`
  diario | diaria | diariamente | a diario | cada dia | toda la semana | todos los dias
  todos los dias de el ano | todos los dias del ano | los 365 dias del ano
  todos los dias de la semana | los 7 dias de la semana | los siete dias de la semana
`);
const AND = phrases('y | e | , y | , e | & | + | y tambien | , y tambien | asi como | , asi como');
const NO_SERVICE = phrases(`
  sin servicio | no hay servicio | no se presta servicio | sin recoleccion | no
  no hay recoleccion | no se recolecta | no pasa | descanso | cerrado
`);
const EVERY_WEEK = phrases(`
  de cada semana | de la semana | sin excepcion | incluyendo dias festivos
  incluidos dias festivos | incluidos los dias festivos | incluyendo festivos
`);

/** The days that a list names. */
export interface Days {
  weekdays: readonly Weekday[];
  /**
   * Where hours must stand to be those of all days. Behind "lunes a viernes y sábado" only `apart`,
   * behind a sign; behind "lunes a viernes, sábado" they may always be those of the last day.
   */
  hoursOfAll: 'anywhere' | 'apart' | 'nowhere';
  /** One day, named by one or two letters. */
  isInitial: boolean;
  /** What follows cannot belong to the list: it is one item, or has its "y". */
  isClosedList: boolean;
  /** Days named without service. */
  off: readonly Weekday[];
}

type Separator = 'and' | 'comma' | 'none';

function takeSeparator(cursor: TokenCursor): Separator {
  if (cursor.takePhrase(AND)) return 'and';
  return cursor.take(',') ? 'comma' : 'none';
}

/** An item with what stands before it. */
type Listed = DayItem & { separator: Separator };

/** Items with commas or "y" between them, or single days with nothing between them. */
function readList(cursor: TokenCursor): Listed[] | undefined {
  const list: Listed[] = [];
  const readNext = () => {
    const last = list.at(-1);
    const separator = last ? takeSeparator(cursor) : 'none';
    const isBare = separator === 'none';
    if (list.slice(1).some((other) => (other.separator === 'none') !== isBare)) return undefined;
    const item = readDayItem(cursor);
    const areSingle = item?.named.length === 1 && last?.named.length === 1;
    return item && (!last || !isBare || areSingle) ? { ...item, separator } : undefined;
  };
  for (let next = cursor.attempt(readNext); next; next = cursor.attempt(readNext)) list.push(next);
  // "Martes jueves" may have lost its "y" or its "a".
  const isBroken = list.length === 2 && list[1]?.separator === 'none';
  return list.length === 0 || isBroken ? undefined : list;
}

/** "lunes a sábado, domingo sin servicio": the days behind the last comma are without service. */
function splitOff(list: readonly Listed[]) {
  const comma = list.findLastIndex(({ separator }) => separator === 'comma');
  if (comma < 0) return { on: [], off: list };
  const on = list.slice(0, comma);
  return on.every(({ kind }) => kind === 'range') ? { on, off: list.slice(comma) } : undefined;
}

const weekdaysOf = (list: readonly Listed[]) => resolveWeekdays(list.flatMap(({ named }) => named));

function daysOf(list: readonly Listed[], off: readonly Weekday[]): Days | undefined {
  const named = weekdaysOf(list);
  const weekdays = named?.filter((day) => !off.includes(day));
  if (!named || !weekdays || (named.length > 0 && weekdays.length === 0)) return undefined;
  const hasRange = list.some(({ kind }) => kind === 'range');
  const isOne = list.length === 1;
  const last = list.at(-1)?.separator;
  const besideRange = last === 'comma' ? 'nowhere' : 'apart';
  return {
    weekdays,
    off,
    hoursOfAll: !hasRange || isOne ? 'anywhere' : besideRange,
    isInitial: isOne && list[0]?.kind === 'initial',
    isClosedList: isOne || (!hasRange && last === 'and'),
  };
}

/** What "diario" says. */
export const everyDay: Days = {
  weekdays: EVERY_WEEKDAY,
  hoursOfAll: 'anywhere',
  isInitial: false,
  isClosedList: false,
  off: [],
};

/** "diario", "diario de lunes a sábado"; "diario y domingo" contradicts itself. */
function readDaily(cursor: TokenCursor): Days | undefined {
  if (!cursor.takePhrase(EVERY_DAY)) return undefined;
  const narrowed = cursor.attempt(() => {
    cursor.take(',', ':', '(', '-');
    const list = readList(cursor);
    return list?.[0]?.kind === 'range' ? daysOf(list, []) : undefined;
  });
  return narrowed ?? everyDay;
}

function readListed(cursor: TokenCursor): Days | undefined {
  const list = readList(cursor);
  if (!list) return undefined;
  if (!cursor.takePhrase(NO_SERVICE)) return daysOf(list, []);
  const split = splitOff(list);
  const off = split && weekdaysOf(split.off);
  return off && daysOf(split.on, off);
}

/** The weekdays that come next in a text; undefined where they cannot be read without a guess. */
export function readDays(cursor: TokenCursor): Days | undefined {
  const days = cursor.attempt(readDaily) ?? readListed(cursor);
  cursor.attempt(() => {
    cursor.take(',', '(');
    return cursor.takePhrase(EVERY_WEEK);
  });
  return days;
}
