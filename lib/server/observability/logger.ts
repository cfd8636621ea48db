import pino from 'pino';
import { currentRequestId } from '@/lib/server/observability/current-request.mts';

/** Reads the time from `performance`, because Next treats `Date.now()` in a render as content of the page. */
const isoTime = () =>
  `,"time":"${new Date(performance.timeOrigin + performance.now()).toISOString()}"`;

/** The log: JSON lines on standard output. Callers never pass credentials or visitors' input. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  timestamp: isoTime,
  // The id is undefined, and left out, for work outside of a request.
  mixin: () => ({ requestId: currentRequestId() }),
  redact: ['authorization', '*.authorization', 'headers', '*.headers', 'body', '*.body'],
});

/** Logs an error that reached Next, without its message, which may quote a visitor's input. */
// `route` is the route's file in `app/`, such as `/sucursales/[name]/page`.
export function logRequestError(error: unknown, route: string): void {
  const { digest }: { digest?: unknown } = Object(error);
  const name = error instanceof Error ? error.name : typeof error;
  log.error({ route, error: name, digest }, 'request failed');
}
