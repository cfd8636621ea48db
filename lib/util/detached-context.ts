import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var runDetached: ReturnType<typeof AsyncLocalStorage.snapshot> | undefined;
}

/**
 * Runs work outside the current request: a timer keeps the async context of the request that set
 * it, with its response, in memory. Taken on `globalThis` when the server starts (lib/server/start.ts),
 * because a copy of this module loaded by a request would capture that request.
 */
export const runDetached = (globalThis.runDetached ??= AsyncLocalStorage.snapshot());
