import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var runDetached: ReturnType<typeof AsyncLocalStorage.snapshot> | undefined;
}

/**
 * Does work that leaves something behind for later, as if no request had asked for it. A timer
 * holds the whole request under which it was set, its answer with it, for as long as it runs.
 *
 * On `globalThis`, as the server takes it at its start (lib/server/start.ts): a copy of this module that
 * Next loads with its first visitor would stay in that visitor's request.
 */
export const runDetached = (globalThis.runDetached ??= AsyncLocalStorage.snapshot());
