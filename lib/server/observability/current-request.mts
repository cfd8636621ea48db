import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** One request. Its id does not identify it, because a client may choose one id for many requests. */
export interface CurrentRequest {
  readonly id: string;
  /** The client's IPv4 address or IPv6 network. */
  readonly client: string;
  /** The requested path, percent-encoded, without its query. */
  readonly path: string;
  /** Whether it came directly, not through a proxy. */
  readonly isDirect: boolean;
}

declare global {
  var currentRequest: AsyncLocalStorage<CurrentRequest> | undefined;
}

/** On `globalThis`, because Next bundles this module several times. */
const current = (globalThis.currentRequest ??= new AsyncLocalStorage<CurrentRequest>());

/** The shape of ids that are accepted from an edge; any other could forge a log line. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** Returns the edge's id if it is well formed, otherwise a new one. */
export function requestIdFor(given: string | undefined): string {
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Runs work, and everything it starts, as part of a request, and returns its result. */
export const runInRequest = <T,>(request: CurrentRequest, work: () => T): T =>
  current.run(request, work);

/** Returns the id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** Returns whether the current request came directly, not through a proxy; false outside of one. */
export const isDirectRequest = (): boolean => current.getStore()?.isDirect === true;
