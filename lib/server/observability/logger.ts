import pino from 'pino';
import { currentRequestId } from '@/lib/server/observability/request-id';

/** By the clock for telemetry: Next takes `Date.now()` in a render for something that the page shows. */
const isoTime = () =>
  `,"time":"${new Date(performance.timeOrigin + performance.now()).toISOString()}"`;

/**
 * The server's structured log, one JSON object a line on standard output.
 *
 * Redaction is a second fence: callers never pass credentials or what a visitor typed.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  timestamp: isoTime,
  // Undefined is left out: work of the server's own belongs to no request.
  mixin: () => ({ requestId: currentRequestId() }),
  redact: ['authorization', '*.authorization', 'headers', '*.headers', 'body', '*.body'],
});
