/**
 * How a page learns that it came from the device: the worker names it in `Server-Timing`, which is all
 * of its own response that a document can read, and in no need of a living worker.
 */
export const METRIC = 'copia';

/** `offline`: no connection. `silent`: the site did not answer in time, or its edge could not reach it. */
export type CopyReason = 'offline' | 'silent';

/** That a page came from the device, and why. */
export interface Copy {
  reason: CopyReason;
  /** Milliseconds since the epoch, by the device's clock. */
  keptAt: number;
}

/** The value of the header `Server-Timing` of a page that is a copy. */
export const copyTiming = ({ reason, keptAt }: Copy): string =>
  `${METRIC};desc="${reason}-${keptAt}"`;
