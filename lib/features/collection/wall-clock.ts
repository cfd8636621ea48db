/** What a clock on a wall shows, in ms as if it stood in UTC. */
export type WallTime = number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns what clocks in a time zone show at an instant, to the minute. */
export function wallTime(timeZone: string, instant: number): WallTime {
  let format = formats.get(timeZone);
  if (!format) {
    // Sweden writes "2026-11-23 06:00".
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** Returns the date of a wall clock: `YYYY-MM-DD`. */
export const dateOf = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10);

/** Returns the date in a time zone at an instant. */
export const localDate = (timeZone: string, instant: number): string =>
  dateOf(wallTime(timeZone, instant));

/** Returns the date some days after another; `days` may be negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
