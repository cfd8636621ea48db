import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** One request. Clients choose ids, also the same for many: what belongs to a request is held by this. */
export interface CurrentRequest {
  readonly id: string;
  /** Its address, or IPv6 network. */
  readonly client: string;
  /** As requested, percent-encoded, without its query. */
  readonly path: string;
  /** Whether it came from inside, not through a proxy. */
  readonly isDirect: boolean;
}

declare global {
  var currentRequest: AsyncLocalStorage<CurrentRequest> | undefined;
}

/** On `globalThis`, because Next bundles this module several times. */
const current = (globalThis.currentRequest ??= new AsyncLocalStorage<CurrentRequest>());

/** Ids accepted from an edge; any other could forge a log line. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The edge's id where it is well formed, else a new one. */
export function requestIdFor(given: string | undefined): string {
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Runs work, and everything it starts, as part of this request; returns what it returns. */
export const runInRequest = <T,>(request: CurrentRequest, work: () => T): T =>
  current.run(request, work);

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** Whether the current request came from inside; false outside of one. */
export const isDirectRequest = (): boolean => current.getStore()?.isDirect === true;
