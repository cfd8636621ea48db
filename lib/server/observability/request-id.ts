import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

declare global {
  var requestIds: AsyncLocalStorage<string> | undefined;
}

/** On `globalThis`: Next bundles this module several times, and all copies mean the same request. */
const ids = (globalThis.requestIds ??= new AsyncLocalStorage<string>());

/** What an edge may call a request; anything else could forge a line of a log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The edge's own id where it is well formed, else a new one. */
export function requestIdFor(given: string | undefined): string {
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Does work, and everything that it sets going, under this id. */
export function runWithRequestId(id: string, work: () => void): void {
  ids.run(id, work);
}

/** The id of the request that is being answered; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
