import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { observeReads } from '@/lib/content/gateway/observed-reads';
import { unavailable, type Result } from '@/lib/content/gateway/result';
import { CIRCUIT_OPEN_MS } from '@/lib/content/gateway/time-limits';
import { ConcurrencyLimit } from '@/lib/util/concurrency-limit.mts';

const CONCURRENCY = 4;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** By then the site calls a service again that did not respond. */
const CIRCUIT_MS = CIRCUIT_OPEN_MS + 100;
/** Of four calls that fail in turn each may open the circuit again for those that wait. */
const MOST_WAITS = CONCURRENCY - 1;
/** So many calls in a row without any response: nobody is there. */
const MOST_UNANSWERED = 12;

const UNANSWERED = new Set(['timeout', 'connection', 'circuit-open']);

export type Asker = ReturnType<typeof createAsker>;

/** Asks the gateway through the site's own functions, four calls at a time. */
export function createAsker() {
  const asking = new AsyncLocalStorage<{ reason?: string | undefined }>();
  const limit = new ConcurrencyLimit({
    max: CONCURRENCY,
    maxWaiting: Infinity,
    maxWaitMs: LONGEST_TIMER_MS,
  });
  let stopped = false;
  let unanswered = 0;
  const close = observeReads(({ reason }) => {
    const isUnanswered = reason !== undefined && UNANSWERED.has(reason);
    unanswered = isUnanswered ? unanswered + 1 : 0;
    if (unanswered >= MOST_UNANSWERED) stopped = true;
    const own = asking.getStore();
    if (own) own.reason = reason;
  });

  async function attempt<T>(read: () => Promise<Result<T>>, waits: number): Promise<Result<T>> {
    for (let waited = 0; !stopped; waited += 1) {
      const own: { reason?: string } = {};
      const result = await asking.run(own, read);
      if (own.reason !== 'circuit-open' || waited === waits) return result;
      await sleep(CIRCUIT_MS);
    }
    return unavailable;
  }

  return {
    /**
     * Runs a read when its turn comes; while the circuit is open it waits, so many times, and asks
     * again. Unavailable, without asking, once stopped.
     */
    async ask<T>(read: () => Promise<Result<T>>, waits = MOST_WAITS): Promise<Result<T>> {
      const permit = await limit.acquire();
      return attempt(read, waits).finally(() => permit?.release());
    },
    stop: () => void (stopped = true),
    isStopped: () => stopped,
    close,
  };
}
