import 'server-only';
import { config } from '@/lib/config';
import { probeGateway } from '@/lib/content/gateway/probe';
import { attempts, noteStoreError, recovery } from '@/lib/features/leads/attempt';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { moveLeads } from '@/lib/features/leads/moving.mts';
import { openLeadSpool, openLeadStore } from '@/lib/features/leads/open-store.mts';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { isBuild } from '@/lib/server/cache/build-phase.mts';
import { systemClock } from '@/lib/util/clock.mts';
import { globalSingleton } from '@/lib/util/global-singleton';

/** All in ms. */
const POLL_MS = 2_000;
const PROBE_MS = 15_000;
/** After a failure of the store, for the sake of the log. */
const STORE_PAUSE_MS = 15_000;
/** A lead that the gateway never takes is not tried again with each one that it takes. */
const HASTEN_MS = 60_000;
const SWEEP_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Leads delivered at a time by one instance. */
const CONCURRENCY = 4;

/** When each was last done, by the clock; 0 for never. */
interface Schedule {
  probedAt: number;
  hastenedAt: number;
  sweptAt: number;
  /** When the spool last failed. */
  moveFailedAt: number;
}

/** Also once the clock was set back: until it has caught up nothing would be done. */
const isDue = (last: number, pauseMs: number, now: number) => now - last >= pauseMs || now < last;

/** What the worker of this process works with. */
const SYSTEM = {
  openStore: openLeadStore,
  openSpool: openLeadSpool,
  attempts,
  probeGateway,
  recovery,
  clock: systemClock,
  /** How long blocked content is kept. */
  blockedDays: config.leadsBlockedDays,
};

/** The worker of one process, which delivers leads that wait, round by round. */
export function createWorker({
  openStore,
  openSpool,
  attempts,
  probeGateway,
  recovery,
  clock,
  blockedDays,
}: typeof SYSTEM) {
  /** Delivers what is due, until nothing is or nothing goes through. */
  async function drain(store: LeadStore): Promise<void> {
    for (;;) {
      const leads = await store.claimDue(CONCURRENCY);
      const ends = await Promise.all(
        leads.map((lead) => attempts.attempt(store, lead, JSON.parse(lead.content))),
      );
      if (!ends.includes('delivered')) return;
    }
  }

  /** While leads wait for their time, finds out whether the gateway is back. */
  async function probe(store: LeadStore): Promise<void> {
    if ((await store.countWaiting()) === 0) return;
    if ((await probeGateway()) === 'ok') recovery.noteUp('probe');
    else recovery.noteDown('probe');
  }

  /** A spool that cannot be read holds up nothing of the store. */
  async function move(spool: LeadStore, store: LeadStore, schedule: Schedule): Promise<void> {
    if (!isDue(schedule.moveFailedAt, STORE_PAUSE_MS, clock.now())) return;
    try {
      await moveLeads(spool, store);
    } catch (error) {
      noteStoreError('move', error);
      schedule.moveFailedAt = clock.now();
    }
  }

  /** One round of delivery. */
  async function runDelivery(schedule: Schedule): Promise<void> {
    const now = clock.now();
    const [store, spool] = await Promise.all([openStore(), openSpool()]);
    if (spool) await move(spool, store, schedule);
    if (isDue(schedule.sweptAt, SWEEP_MS, now)) {
      schedule.sweptAt = now;
      await store.sweep(blockedDays * DAY_MS);
    }
    if (isDue(schedule.probedAt, PROBE_MS, now)) {
      schedule.probedAt = now;
      await probe(store);
    }
    if (isDue(schedule.hastenedAt, HASTEN_MS, now) && recovery.take()) {
      schedule.hastenedAt = now;
      await store.hasten();
    }
    await drain(store);
    await store.scrub();
  }

  /** Rounds until it is stopped. Never throws. */
  async function run(isStopped: () => boolean): Promise<void> {
    const schedule = { probedAt: 0, hastenedAt: 0, sweptAt: 0, moveFailedAt: 0 };
    while (!isStopped()) {
      let pauseMs = POLL_MS;
      try {
        await runDelivery(schedule);
      } catch (error) {
        noteStoreError('deliver', error);
        pauseMs = STORE_PAUSE_MS;
      }
      await clock.sleep(pauseMs, { ref: false });
    }
  }

  return { runDelivery, run };
}

const worker = createWorker(SYSTEM);
/** One round of the process's own worker. */
export const { runDelivery } = worker;

/** Delivers leads in the background until the process is told to stop. */
export function startDelivery(): void {
  if (isBuild) return;
  globalSingleton('lead-delivery', () => {
    leadMetrics();
    const state = { isStopped: false };
    process.once('SIGTERM', () => (state.isStopped = true));
    void worker.run(() => state.isStopped);
    return state;
  });
}
