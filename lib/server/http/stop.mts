// A stop that loses no request: readiness fails first, so that a balancer sends no more requests; then
// the server accepts no connection, and requests under way end. Orchestrators send SIGTERM and kill the
// process after 30 s.
import type { Server } from 'node:http';

/** How long downloads may go on after the last connection was accepted. Milliseconds. */
const DOWNLOAD_LIMIT_MS = 15_000;

declare global {
  /** Read by route handlers, which Next bundles. */
  var isSiteStopping: boolean | undefined;
}

/** Whether this process was asked to stop. */
export const isStopping = (): boolean => globalThis.isSiteStopping === true;

/**
 * Stops the server and ends the process on SIGTERM and SIGINT.
 *
 * @param delayMs for which requests are still accepted after SIGTERM, while readiness says 503.
 */
export function stopGracefully(server: Server, delayMs: number): void {
  const close = () => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), DOWNLOAD_LIMIT_MS).unref();
  };
  const stop = (delay: number) => {
    if (isStopping()) return;
    globalThis.isSiteStopping = true;
    setTimeout(close, delay);
  };
  process.on('SIGTERM', () => stop(delayMs));
  process.on('SIGINT', () => stop(0));
}
