// A stop that loses no request: readiness says so first, then no connection is accepted, then requests
// under way end. Orchestrators send SIGTERM and kill after 30 s.
import type { Server, ServerResponse } from 'node:http';
import { noteBroken } from '@/lib/server/observability/assumptions.mts';
import { log } from '@/lib/server/observability/logger';
import { globalSingleton } from '@/lib/util/global-singleton';

const state = globalSingleton('stop', () => ({ isStopping: false }));

/** Whether this process was told to stop. */
export const isStopping = (): boolean => state.isStopping;

/** Ends a connection with its response, so that none is idle when the server closes. */
export function endConnectionWhenStopping(response: ServerResponse): void {
  if (state.isStopping) response.setHeader('Connection', 'close');
}

/** Next waits for open connections without limit: one stalled download would block a release. */
function closeAfter(server: Server, limitMs: number): void {
  setTimeout(() => server.closeAllConnections(), limitMs).unref();
}

/**
 * Delays Next's own reaction to SIGTERM, which refuses connections at once: balancers that ask for
 * readiness need some seconds to notice.
 *
 * @param delayMs during which requests are still answered.
 * @param limitMs for which downloads may go on once no connection is accepted any more.
 */
export function stopGracefully(server: Server, delayMs: number, limitMs: number): void {
  process.once('SIGINT', () => closeAfter(server, limitMs));
  const listeners = process.listeners('SIGTERM');
  if (listeners.length === 0) noteBroken('Next ends its server on SIGTERM');
  process.removeAllListeners('SIGTERM');
  // A signal that is not listened to ends the process: repeated ones change nothing.
  process.on('SIGTERM', (signal) => {
    if (state.isStopping) return;
    state.isStopping = true;
    log.info({ seconds: delayMs / 1000 }, 'stopping');
    setTimeout(() => {
      closeAfter(server, limitMs);
      for (const listener of listeners) Reflect.apply(listener, process, [signal]);
    }, delayMs);
  });
}
