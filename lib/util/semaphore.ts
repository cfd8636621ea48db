/** A place among a bounded number. */
export interface Permit {
  /** Gives it back; more than once does no harm. */
  release(): void;
}

interface Bounds {
  /** Places there are. */
  max: number;
  /** How many may wait for one. */
  maxWaiting: number;
  /** How long each waits, in milliseconds. */
  maxWaitMs: number;
}

/**
 * Makes a number of places for work that takes memory.
 *
 * @returns a function that waits for a place; it gives undefined where too many wait, or none came
 *   free in time.
 */
export function createSemaphore({ max, maxWaiting, maxWaitMs }: Bounds) {
  const held = new Set<Permit>();
  const waiting = new Set<() => void>();

  function newPlace(): Permit {
    const place: Permit = {
      release() {
        if (!held.delete(place)) return;
        const [next] = waiting;
        next?.();
      },
    };
    held.add(place);
    return place;
  }

  return async function take(): Promise<Permit | undefined> {
    if (held.size < max) return newPlace();
    if (waiting.size >= maxWaiting) return undefined;
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(enter);
      };
      const enter = () => {
        leave();
        resolve(newPlace());
      };
      const timer = setTimeout(() => {
        leave();
        resolve(undefined);
      }, maxWaitMs);
      waiting.add(enter);
    });
  };
}
