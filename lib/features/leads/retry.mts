// What becomes of a lead after an attempt that the gateway did not accept; the table is in
// docs/operations.md. All times in ms.
import type { FailedEnd } from '../../content/gateway/submissions.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long delivery goes on. */
export const DELIVERY_MS = 30 * DAY_MS;

/** How long the record of a delivered lead is kept; it holds no personal data. */
export const RECORD_MS = 30 * DAY_MS;

const FIRST_PAUSE_MS = 4 * SECOND_MS;
const OUTAGE_PAUSE_MS = 15 * MINUTE_MS;
const UNKNOWN_PAUSE_MS = 10 * MINUTE_MS;
/** After each failure of a lead that is alone in failing: a day in all. */
const OWN_PAUSES_MS = [10, 30, 90, 240, 420, 650].map((minutes) => minutes * MINUTE_MS);

/** Of one lead while the gateway takes any. */
const MOST_POSTS = 12;
/** After so many attempts the pauses exceed 15 minutes: a gateway that took nothing meanwhile is down. */
const QUICK_ATTEMPTS = 9;

/** Whether a gateway that is back brings the next attempt forward. */
type Haste = 'always' | 'once' | 'never';

/** What a lead has behind it. */
export interface History {
  /** All attempts, this one included. */
  attempts: number;
  /** Those since the gateway was last down for all leads. */
  posts: number;
  /** Those of a lead that is alone in failing. */
  ownFailures: number;
  unknownEnds: number;
}

/** When a lead is tried again, and what is noted of it until then. */
export type Retry = { pauseMs: number; haste: Haste } & Omit<History, 'attempts'>;

/**
 * The pause after the given number of attempts: doubled each time up to `most`, and between half of
 * that and all of it, so that leads of one outage do not come back together.
 *
 * @param attempts from 1.
 */
export function pauseAfter(
  attempts: number,
  random: () => number = Math.random,
  most: number = DAY_MS,
): number {
  const full = Math.min(most, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/**
 * When a lead is sent again; undefined: not by itself, a person decides.
 *
 * @param takesOthers whether the gateway took another lead since this one last failed.
 * @param honoursKeys whether the gateway keeps one lead of those with the same `Idempotency-Key`.
 */
export function retryAfter(
  end: FailedEnd,
  history: History,
  { takesOthers, honoursKeys }: { takesOthers: boolean; honoursKeys: boolean },
  random: () => number = Math.random,
): Retry | undefined {
  const { attempts, ownFailures, unknownEnds } = history;
  const posts = takesOthers || attempts <= QUICK_ATTEMPTS ? history.posts + 1 : 0;
  if (end === 'rejected' || end === 'unclear' || posts >= MOST_POSTS) return undefined;
  const so = { posts, ownFailures, unknownEnds };
  if (end === 'unknown' && !honoursKeys) {
    if (unknownEnds > 0) return undefined;
    return { ...so, unknownEnds: 1, pauseMs: UNKNOWN_PAUSE_MS, haste: 'never' };
  }
  if (end !== 'failing') return { ...so, pauseMs: pauseAfter(attempts, random), haste: 'always' };
  if (takesOthers || ownFailures > 0) {
    const pauseMs = OWN_PAUSES_MS[ownFailures];
    if (pauseMs === undefined) return undefined;
    return { ...so, ownFailures: ownFailures + 1, pauseMs, haste: 'never' };
  }
  return { ...so, pauseMs: pauseAfter(attempts, random, OUTAGE_PAUSE_MS), haste: 'once' };
}
