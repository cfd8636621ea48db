import { nameKey } from '@/lib/util/names';

/** Used where neither the battery nor `/web/frequency` has a day. */
const WEEK = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/**
 * The battery's own weekdays, else those of `/web/frequency` (contract, `Battery`). One that is written
 * in several ways is offered as written first, since the gateway gets its own words back.
 */
export function offeredWeekdays(own: readonly string[], all: readonly string[]): string[] {
  const [first = WEEK] = [own, all].filter((list) => list.length > 0);
  const keys = first.map(nameKey);
  return first.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
