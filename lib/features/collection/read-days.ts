import { readDayItem, type DayItem } from '@/lib/features/collection/read-day-item';
import { EVERY_WEEKDAY, resolveWeekdays } from '@/lib/features/collection/weekday-names';
import { phrases, type TokenCursor } from '@/lib/features/collection/tokens';
import type { Weekday } from '@/lib/features/collection/schedule';

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

interface List {
  items: readonly DayItem[];
  separators: readonly Separator[];
}

/** Items with commas or "y" between them, or single days with nothing between them. */
function readList(cursor: TokenCursor): List | undefined {
  const first = cursor.attempt(readDayItem);
  if (!first) return undefined;
  const items = [first];
  const separators: Separator[] = [];
  for (;;) {
    const next = cursor.attempt(() => {
      const separator = takeSeparator(cursor);
      const isMixed = separators.some((other) => (other === 'none') !== (separator === 'none'));
      const item = isMixed ? undefined : readDayItem(cursor);
      const areSingle = [item, items.at(-1)].every((one) => one?.named.length === 1);
      return item && (separator !== 'none' || areSingle) ? { separator, item } : undefined;
    });
    if (!next) break;
    separators.push(next.separator);
    items.push(next.item);
  }
  // "Martes jueves" may have lost its "y" or its "a".
  return separators.length === 1 && separators[0] === 'none' ? undefined : { items, separators };
}

/** "lunes a sábado, domingo sin servicio": the days behind the last comma are without service. */
function splitOff({ items, separators }: List): [List, List] | undefined {
  const comma = separators.lastIndexOf('comma');
  const all = { items, separators };
  if (comma < 0) return [{ items: [], separators: [] }, all];
  const before = items.slice(0, comma + 1);
  if (before.some(({ kind }) => kind !== 'range')) return undefined;
  return [
    { items: before, separators: separators.slice(0, comma) },
    { items: items.slice(comma + 1), separators: separators.slice(comma + 1) },
  ];
}

function hoursOfAll({ items, separators }: List): Days['hoursOfAll'] {
  const hasRange = items.some(({ kind }) => kind === 'range');
  if (!hasRange || separators.length === 0) return 'anywhere';
  return separators.at(-1) === 'comma' ? 'nowhere' : 'apart';
}

const weekdaysOf = ({ items }: List) => resolveWeekdays(items.flatMap(({ named }) => named));

function daysOf(list: List, off: readonly Weekday[]): Days | undefined {
  const named = weekdaysOf(list);
  const weekdays = named?.filter((day) => !off.includes(day));
  if (!named || !weekdays || (named.length > 0 && weekdays.length === 0)) return undefined;
  const { items, separators } = list;
  const hasRange = items.some(({ kind }) => kind === 'range');
  return {
    weekdays,
    off,
    hoursOfAll: hoursOfAll(list),
    isInitial: items.length === 1 && items[0]?.kind === 'initial',
    isClosedList: items.length === 1 || (!hasRange && separators.at(-1) === 'and'),
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
    return list?.items[0]?.kind === 'range' ? daysOf(list, []) : undefined;
  });
  return narrowed ?? everyDay;
}

function readListed(cursor: TokenCursor): Days | undefined {
  const list = readList(cursor);
  if (!list) return undefined;
  if (!cursor.takePhrase(NO_SERVICE)) return daysOf(list, []);
  const split = splitOff(list);
  const off = split && weekdaysOf(split[1]);
  return off && daysOf(split[0], off);
}

/** The weekdays that come next in a text; undefined where they cannot be read without a guess. */
export function readDays(cursor: TokenCursor): Days | undefined {
  const days = cursor.attempt(readDaily) ?? readListed(cursor);
  cursor.attempt(() => {
    cursor.take(',', '(');
    return cursor.takePhrase(EVERY_WEEK) || undefined;
  });
  return days;
}
