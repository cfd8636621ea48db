/** What a clock on a wall shows, in ms as if it stood in UTC. */
export type WallTime = number;

/**
 * How far the clocks of a place are from UTC, and when that changes. Browsers get this instead of a time
 * zone, whose data take a slow phone a tenth of a second to load.
 */
export interface WallClock {
  /** Minutes to add to UTC. */
  minutes: number;
  /** Those of the coming year, in order; `at` in ms since 1970. */
  changes: readonly { at: number; minutes: number }[];
}

/** Returns what a clock shows at an instant. */
export function wallTime({ minutes, changes }: WallClock, instant: number): WallTime {
  const current = changes.findLast(({ at }) => instant >= at)?.minutes ?? minutes;
  return instant + current * 60_000;
}

/** Returns the date of a wall clock: `YYYY-MM-DD`. */
export const dateOf = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10);

/** Returns the date some days after another; `days` may be negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
