interface HeldDeadline {
  limit: number;
  end: () => void;
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
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  // Else Testing Library takes it for fake timers.
  Reflect.set(globalThis.setTimeout, '_isMockFunction', false);
  return held;
}
