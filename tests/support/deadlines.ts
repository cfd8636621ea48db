interface HeldDeadline {
  limit: number;
  end: () => void;
}

/** Replaces timers of these milliseconds until the mocks are restored. The test fires each of them. */
export function holdDeadlines(...limits: number[]): HeldDeadline[] {
  const held: HeldDeadline[] = [];
  const real = globalThis.setTimeout;
  const hold = (callback: () => void, limit = 0, ...rest: []) => {
    if (!limits.includes(limit)) return real(callback, limit, ...rest);
    held.push({ limit, end: callback });
    return real(() => undefined);
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  // Testing Library would otherwise treat it as fake timers.
  Reflect.set(globalThis.setTimeout, '_isMockFunction', false);
  return held;
}
