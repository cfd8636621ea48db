const EVENTS = ['exit', 'beforeExit'] as const;

const listenersOf = (event: (typeof EVENTS)[number]) => process.listeners(event as 'exit');

const before = new Set(EVENTS.flatMap(listenersOf));

/** Removes listeners that were added after this module loaded, so that their closures can be freed. */
export function removeExitListeners(): void {
  for (const event of EVENTS)
    for (const listener of listenersOf(event))
      if (!before.has(listener)) process.off(event, listener);
}
