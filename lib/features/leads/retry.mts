// When a lead that could not be delivered is tried again. All in ms.

const FIRST_PAUSE_MS = 4_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long delivery goes on. */
export const DELIVERY_MS = 30 * DAY_MS;

/** How long the record of a delivered lead is kept; it holds no personal data. */
export const RECORD_MS = 30 * DAY_MS;

/**
 * The pause after the given number of attempts: doubled each time, at most a day, and between half of
 * that and all of it, so that leads of one outage do not come back together.
 *
 * @param attempts from 1.
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(DAY_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return Math.round(full * (0.5 + random() / 2));
}
