import 'server-only';
import { deliver, noteOutboxError } from '@/lib/features/leads/delivery';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { isBuild } from '@/lib/server/cache/build-phase.mts';
import { globalSingleton } from '@/lib/util/process.mts';
import { setTimeout as sleep } from 'node:timers/promises';

/** The worker's clock. All times are in ms. */
interface Clock {
  /** Returns the time since 1970. */
  now(): number;
  /** @param options.ref false if the process may end meanwhile. */
  sleep(ms: number, options?: { ref: boolean }): Promise<void>;
}

/** The real clock; tests have their own. */
const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, options) => sleep(ms, undefined, options),
};

/** The pause between two runs, in ms. */
const PAUSE_MS = 2_000;
/** The pause in ms after an error of the outbox, so that the log stays short. */
const ERROR_PAUSE_MS = 15_000;
const PURGE_EVERY_MS = 60 * 60 * 1000;
/** How many leads one instance sends at the same time. */
const CONCURRENCY = 4;

const SYSTEM = { openOutbox, deliver, clock: systemClock };

/** Creates the worker of one process, which sends leads that are due. */
export function createWorker({ openOutbox, deliver, clock }: typeof SYSTEM) {
  let purgedAt: number | undefined;

  /** Sends due leads until none is left or the gateway accepts none of a batch. */
  async function runOnce(): Promise<void> {
    const outbox = await openOutbox();
    const now = clock.now();
    // A clock that was set back must not delay the purge.
    if (purgedAt === undefined || Math.abs(now - purgedAt) >= PURGE_EVERY_MS) {
      await outbox.purge();
      purgedAt = now;
    }
    for (;;) {
      const leads = await outbox.claim(CONCURRENCY);
      const outcomes = await Promise.all(leads.map((lead) => deliver(outbox, lead)));
      if (!outcomes.includes('accepted')) return;
    }
  }

  return {
    runOnce,
    /** Runs until it is stopped. Never throws. */
    async run(isStopped: () => boolean): Promise<void> {
      while (!isStopped()) {
        let pause = PAUSE_MS;
        try {
          await runOnce();
        } catch (error) {
          noteOutboxError('deliver', error);
          pause = ERROR_PAUSE_MS;
        }
        await clock.sleep(pause, { ref: false });
      }
    },
  };
}

/** Sends leads in the background until the process receives SIGTERM. */
export function startDelivery(): void {
  if (isBuild) return;
  globalSingleton('lead-delivery', () => {
    leadMetrics();
    const state = { isStopped: false };
    process.once('SIGTERM', () => (state.isStopped = true));
    void createWorker(SYSTEM).run(() => state.isStopped);
    return state;
  });
}
