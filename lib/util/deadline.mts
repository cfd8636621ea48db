/** A function that runs work once after `ms`, and returns a function that cancels it. */
type Timer = (ms: number, work: () => void) => () => void;

const systemTimer: Timer = (ms, work) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/**
 * Runs work with a signal that aborts after `ms` or with `outer`. It then rejects at once, even if the work
 * ignores the signal. Work that reads a body must include the reading.
 */
// The timer holds the controller. `Request` and `AbortSignal.any` hold an `AbortSignal.timeout` weakly:
// after a garbage collection it never fires.
export function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal | null,
  startTimer = systemTimer,
): Promise<T> {
  if (outer?.aborted) return Promise.reject(outer.reason);
  const ending = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const end = (reason: unknown) => {
      cleanUp();
      reject(reason);
      ending.abort(reason);
    };
    const leave = () => end(outer?.reason);
    const stopTimer = startTimer(ms, () => end(new DOMException('Too late', 'TimeoutError')));
    const cleanUp = () => {
      stopTimer();
      outer?.removeEventListener('abort', leave);
    };
    outer?.addEventListener('abort', leave, { once: true });
    void work(ending.signal).then(resolve, reject).finally(cleanUp);
  });
}

/** Returns whether an error is that of a deadline. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
