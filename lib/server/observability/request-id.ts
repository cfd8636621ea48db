import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** One request. Clients choose ids, also the same for many: what belongs to a request is held by this. */
export interface RequestIdentity {
  readonly id: string;
  /** Its address, or IPv6 network. */
  readonly client: string;
}

declare global {
  var currentRequest: AsyncLocalStorage<RequestIdentity> | undefined;
}

/** On `globalThis`, because Next bundles this module several times. */
const current = (globalThis.currentRequest ??= new AsyncLocalStorage<RequestIdentity>());

/** Ids accepted from an edge; any other could forge a log line. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The edge's id where it is well formed, else a new one. */
export function requestIdFor(given: string | undefined): string {
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Runs work, and everything it starts, as part of this request. */
export function runInRequest(request: RequestIdentity, work: () => void): void {
  current.run(request, work);
}

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id;
}
