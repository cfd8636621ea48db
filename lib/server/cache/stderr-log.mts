/**
 * Logs an error as one JSON line on standard error, in the format of the server's log. For the
 * cache handlers, which Next loads unbundled and which cannot import `logger.ts`.
 */
export function logError(msg: string, fields: Record<string, unknown>): void {
  process.stderr.write(`${JSON.stringify({ level: 50, time: new Date(), msg, ...fields })}\n`);
}
