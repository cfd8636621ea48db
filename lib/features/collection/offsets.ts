// Browsers get the offsets of a branch instead of the name of its time zone: a phone whose time zone
// data is older than October 2022 would still move the clock in most of Mexico.

/** The offsets of a place, in order. */
export type TimeOffsets = readonly {
  /** In force until then, in ms since 1970; absent in the last one. */
  until?: number;
  /** Minutes to add to UTC. */
  minutes: number;
}[];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Minutes to add to UTC at an instant. */
export function offsetAt(offsets: TimeOffsets, instant: number): number {
  const current = offsets.find(({ until }) => until === undefined || instant < until);
  return (current ?? offsets.at(-1))?.minutes ?? 0;
}

/** The calendar date of a place at an instant: `YYYY-MM-DD`. */
export function localDate(offsets: TimeOffsets, instant: number): string {
  const local = instant + offsetAt(offsets, instant) * MINUTE_MS;
  return new Date(local).toISOString().slice(0, 10);
}

/**
 * The instant of a wall clock; `minutes` since the midnight of `date`, above 1,440 for the next day.
 * As in calendars (RFC 5545, 3.3.5): a time that occurs twice is the first, one that a clock set
 * forward leaves out is as much later.
 */
export function instantOf(offsets: TimeOffsets, date: string, minutes: number): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  // Mexico is behind UTC by less than a day, and clocks change at most once in two days.
  const before = offsetAt(offsets, asUtc - DAY_MS);
  const after = offsetAt(offsets, asUtc + DAY_MS);
  const instants = [before, after].map((offset) => ({ offset, at: asUtc - offset * MINUTE_MS }));
  const real = instants.filter(({ offset, at }) => offsetAt(offsets, at) === offset);
  return Math.min(...(real.length > 0 ? real : instants.slice(0, 1)).map(({ at }) => at));
}

/** A wall clock with its distance from UTC: `2026-11-23T06:00-06:00`. */
export function localTimestamp(offsets: TimeOffsets, instant: number): string {
  const offset = offsetAt(offsets, instant);
  const clock = new Date(instant + offset * MINUTE_MS).toISOString().slice(0, 16);
  const distance = new Date(Math.abs(offset) * MINUTE_MS).toISOString().slice(11, 16);
  return `${clock}${offset < 0 ? '-' : '+'}${distance}`;
}

/** `days` after a date, which may be negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
