import pino from 'pino';
import { currentRequestId } from '@/lib/server/observability/current-request';

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
