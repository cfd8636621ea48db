import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { observeReads } from '@/lib/content/gateway/observed-reads';
import { unavailable, type Result } from '@/lib/content/gateway/result';
import { CIRCUIT_OPEN_MS } from '@/lib/content/gateway/time-limits';

/** So many calls are asked at a time. */
export const CONCURRENCY = 4;
/** By then the site calls a service again that did not respond. */
const CIRCUIT_MS = CIRCUIT_OPEN_MS + 100;
/** Of four calls that fail in turn each may open the circuit again for those that wait. */
const MOST_WAITS = CONCURRENCY - 1;
/** So many calls in a row without any response: nobody is there. */
const MOST_UNANSWERED = 12;

const UNANSWERED = new Set(['timeout', 'connection', 'circuit-open']);

export type Asker = ReturnType<typeof createAsker>;

/** Asks the gateway through the site's own functions. */
export function createAsker() {
  const asking = new AsyncLocalStorage<{ reason?: string | undefined }>();
  let stopped = false;
  let unanswered = 0;
  const close = observeReads(({ reason }) => {
    const isUnanswered = reason !== undefined && UNANSWERED.has(reason);
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
