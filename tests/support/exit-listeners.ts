const EVENTS = ['exit', 'beforeExit'] as const;

const listenersOf = (event: (typeof EVENTS)[number]) => process.listeners(event as 'exit');

const before = new Set(EVENTS.flatMap(listenersOf));

/** Removes the listeners that were added since this module was loaded, with what they hold. */
export function removeExitListeners(): void {
  for (const event of EVENTS)
    for (const listener of listenersOf(event))
      if (!before.has(listener)) process.off(event, listener);
}
