import { setTimeout as sleep } from 'node:timers/promises';

/** What tells the time and lets it pass. In ms. */
export interface Clock {
  /** Since 1970. */
  now(): number;
  /** @param options.ref false: the process may end meanwhile. */
  sleep(ms: number, options?: { ref: boolean }): Promise<void>;
}

/** The real time; tests have their own. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, options) => sleep(ms, undefined, options),
};
