import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

declare global {
  var requestIds: AsyncLocalStorage<string> | undefined;
}

/** On `globalThis`, because Next bundles this module several times. */
const ids = (globalThis.requestIds ??= new AsyncLocalStorage<string>());

/** Ids accepted from an edge; any other could forge a log line. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The edge's id where it is well formed, else a new one. */
export function requestIdFor(given: string | undefined): string {
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Runs work, and everything it starts, under this id. */
export function runWithRequestId(id: string, work: () => void): void {
  ids.run(id, work);
}

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
