/** The local time of a place, in ms since 1970 as if it were UTC. */
export type WallTime = number;

/**
 * The UTC offset of a place and its changes. Browsers get this instead of a time zone, because a slow phone
 * takes a tenth of a second to load time zone data.
 */
export interface WallClock {
  /** Minutes to add to UTC. */
  minutes: number;
  /** The changes of the coming year, in order; `at` in ms since 1970. */
  changes: readonly { at: number; minutes: number }[];
}

/** Returns the local time at an instant. */
export function wallTime({ minutes, changes }: WallClock, instant: number): WallTime {
  const current = changes.findLast(({ at }) => instant >= at)?.minutes ?? minutes;
  return instant + current * 60_000;
}

/** Returns the date of a local time: `YYYY-MM-DD`. */
export const dateOf = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10);

/** Returns the date some days after another; `days` may be negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
