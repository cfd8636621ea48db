import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { observeReads } from '@/lib/content/gateway/observed-reads';
import { unavailable, type Result } from '@/lib/content/gateway/result';
import { CIRCUIT_OPEN_MS } from '@/lib/content/gateway/time-limits';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

/** So many calls are asked at a time. */
export const CONCURRENCY = 4;
/** By then the site calls a service again that did not respond. */
const CIRCUIT_MS = CIRCUIT_OPEN_MS + 100;
/** Of four calls that fail in turn each may open the circuit again for those that wait. */
const MOST_WAITS = CONCURRENCY - 1;
/** So many calls in a row without any response: nobody is there. */
const MOST_UNANSWERED = 12;

export type Asker = ReturnType<typeof createAsker>;

/** Asks the gateway through the site's own functions. */
export function createAsker() {
  const asking = new AsyncLocalStorage<{ reason?: string | undefined }>();
  let stopped = false;
  let unanswered = 0;
  const close = observeReads(({ reason }) => {
    const isUnanswered = ['timeout', 'connection', 'circuit-open'].includes(reason ?? '');
    unanswered = isUnanswered ? unanswered + 1 : 0;
    if (unanswered >= MOST_UNANSWERED) stopped = true;
    const own = asking.getStore();
    if (own) own.reason = reason;
  });

  return {
    /** While the circuit is open it waits, so many times, and asks again; once stopped it asks nothing. */
    async ask<T>(read: () => Promise<Result<T>>, waits = MOST_WAITS): Promise<Result<T>> {
      for (let waited = 0; !stopped; waited += 1) {
        const own: { reason?: string } = {};
        const result = await asking.run(own, read);
        if (own.reason !== 'circuit-open' || waited === waits) return result;
        await sleep(CIRCUIT_MS);
      }
      return unavailable;
    },
    stop: () => void (stopped = true),
    isStopped: () => stopped,
    close,
  };
}

/** Reads of one call for many records. */
export interface Sample {
  /** Plural, as in "3 de 40 …". */
  label: string;
  reads: (() => Promise<Result<unknown>>)[];
  /** For a call that the site itself does not make. */
  most?: number;
}

/** A call that failed so often in a row is left alone. */
const MOST_FAILURES = 3;

/** As many of the items as `count`, at even distances, the first among them. */
export function evenly<T>(items: readonly T[], count: number): T[] {
  if (count >= items.length) return [...items];
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!);
}

/** Divides a budget: who needs less than an equal share leaves the rest to the others. */
export function share(budget: number, needs: readonly number[]): number[] {
  const given = needs.map(() => 0);
  let left = budget;
  const byNeed = needs.map((need, at) => ({ need, at })).toSorted((a, b) => a.need - b.need);
  for (const [done, { need, at }] of byNeed.entries()) {
    const equal = Math.max(1, Math.floor(left / (byNeed.length - done)));
    const part = Math.min(need, equal, left);
    given[at] = part;
    left -= part;
  }
  return given;
}

/** Reads as much of each sample as a budget of calls allows; notes what was left out. */
export function createSampler({ ask, isStopped }: Asker) {
  /** What a budget, or failures, cut short: how much was asked, by label. */
  const leftOut = new Map<string, { asked: number; of: number }>();
  async function run(samples: readonly Sample[], budget: number): Promise<void> {
    if (isStopped()) return;
    const needs = samples.map(({ reads, most = Infinity }) => Math.min(reads.length, most));
    const counts = share(Math.max(0, Math.floor(budget)), needs);
    const tallies = samples.map((sample) => ({ ...sample, asked: 0, failures: 0 }));
    const chosen = tallies.flatMap((tally, at) =>
      evenly(tally.reads, counts[at] ?? 0).map((read) => ({ tally, read })),
    );
    await mapWithConcurrency(chosen, CONCURRENCY, async ({ tally, read }) => {
      // Its value is not returned: all of them would be kept until the last has come.
      await ask(async () => {
        if (tally.failures >= MOST_FAILURES) return unavailable;
        tally.asked += 1;
        const result = await read();
        tally.failures = result.status === 'unavailable' ? tally.failures + 1 : 0;
        return result;
      });
    });
    for (const [at, { label, reads, asked }] of tallies.entries()) {
      const before = leftOut.get(label) ?? { asked: 0, of: 0 };
      const after = { asked: before.asked + asked, of: before.of + reads.length };
      if (asked < (needs[at] ?? 0)) leftOut.set(label, after);
    }
  }
  return { run, leftOut };
}
