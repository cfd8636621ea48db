// Stops the server without losing a request. Readiness fails first, so that a load balancer sends no more
// requests. Then the server accepts no more connections, and open requests end. Orchestrators send SIGTERM
// and kill the process after 30 s.
import type { Server } from 'node:http';

/** Longest time that downloads may take after the server stops accepting connections. Milliseconds. */
const DOWNLOAD_LIMIT_MS = 15_000;

declare global {
  /** Whether the site is stopping. It is global because route handlers, which Next bundles, read it. */
  var isSiteStopping: boolean | undefined;
}

/** Returns whether this process has received a signal to stop. */
export const isStopping = (): boolean => globalThis.isSiteStopping === true;

/**
 * Stops the server and ends the process on SIGTERM and SIGINT.
 *
 * @param delayMs time after SIGTERM in which requests are still accepted, while readiness responds with 503.
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
