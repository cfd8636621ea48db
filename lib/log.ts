import pino from 'pino';

/**
 * The server's structured log, one JSON object a line on standard output.
 *
 * Redaction is a second fence: callers never pass credentials or what a visitor typed.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['authorization', '*.authorization', 'headers', '*.headers', 'body', '*.body'],
});
