interface HeldDeadline {
  limit: number;
  end: () => void;
}

function replaceTimer(timer: (callback: () => void, ms?: number, ...rest: []) => unknown) {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(timer as typeof setTimeout);
  // Else Testing Library takes it for fake timers.
  Reflect.set(globalThis.setTimeout, '_isMockFunction', false);
}

/** Replaces timers of these milliseconds: each fires when the test ends it. Until the mocks are restored. */
export function holdDeadlines(...limits: number[]): HeldDeadline[] {
  const held: HeldDeadline[] = [];
  const real = globalThis.setTimeout;
  const hold = (callback: () => void, limit = 0, ...rest: []) => {
    if (!limits.includes(limit)) return real(callback, limit, ...rest);
    held.push({ limit, end: callback });
    return real(() => undefined);
  };
  replaceTimer(hold);
  return held;
}

/** Makes timers of `limit` milliseconds fire after `ms`; returns how many were set. */
export function shortenDeadlines(limit: number, ms: number): () => number {
  let count = 0;
  const real = globalThis.setTimeout;
  const shorten = (callback: () => void, given = 0, ...rest: []) => {
    if (given !== limit) return real(callback, given, ...rest);
    count += 1;
    return real(callback, ms, ...rest);
  };
  replaceTimer(shorten);
  return () => count;
}
