import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var runDetached: ReturnType<typeof AsyncLocalStorage.snapshot> | undefined;
}

/** Runs work outside the current request: a timer would keep the request's response in memory. */
// Set on `globalThis` at start: a copy of this module loaded by a request would capture it.
export const runDetached = (globalThis.runDetached ??= AsyncLocalStorage.snapshot());
