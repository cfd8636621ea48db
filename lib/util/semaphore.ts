export interface Permit {
  /** Idempotent. */
  release(): void;
}

interface Bounds {
  max: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/** A semaphore: acquiring gives undefined if too many wait already or no permit is free in time. */
export function createSemaphore({ max, maxWaiting, maxWaitMs }: Bounds) {
  const held = new Set<Permit>();
  const waiting = new Set<() => void>();

  function newPermit(): Permit {
    const permit: Permit = {
      release() {
        if (!held.delete(permit)) return;
        const [next] = waiting;
        next?.();
      },
    };
    held.add(permit);
    return permit;
  }

  return async function acquire(): Promise<Permit | undefined> {
    if (held.size < max) return newPermit();
    if (waiting.size >= maxWaiting) return undefined;
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(enter);
      };
      const enter = () => {
        leave();
        resolve(newPermit());
      };
      const timer = setTimeout(() => {
        leave();
        resolve(undefined);
      }, maxWaitMs);
      waiting.add(enter);
    });
  };
}
