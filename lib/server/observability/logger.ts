import pino from 'pino';
import { currentRequestId } from '@/lib/server/observability/current-request.mts';

/** By the telemetry clock: Next treats `Date.now()` in a render as content of the page. */
const isoTime = () =>
  `,"time":"${new Date(performance.timeOrigin + performance.now()).toISOString()}"`;

/** The log: JSON lines on standard output. Callers never pass credentials or visitors' input. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  timestamp: isoTime,
  // Undefined, and left out, for work that belongs to no request.
  mixin: () => ({ requestId: currentRequestId() }),
  redact: ['authorization', '*.authorization', 'headers', '*.headers', 'body', '*.body'],
});

/** Logs an error that reached Next, never its message: it may quote a visitor's input. */
// `route` is the route's file in `app/`, such as `/sucursales/[name]/page`.
export function logRequestError(error: unknown, route: string): void {
  const { digest }: { digest?: unknown } = Object(error);
  const name = error instanceof Error ? error.name : typeof error;
  log.error({ route, error: name, digest }, 'request failed');
}
