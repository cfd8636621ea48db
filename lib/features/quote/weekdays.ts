/** Used where neither the battery nor `/web/frequency` has a day. */
const WEEK = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** The battery's own weekdays, else those of `/web/frequency` (contract, `Battery`). */
export function offeredWeekdays(own: readonly string[], all: readonly string[]): string[] {
  const [first = WEEK] = [own, all].filter((list) => list.length > 0);
  return [...new Set(first)];
}
