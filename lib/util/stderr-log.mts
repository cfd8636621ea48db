/** Logs an error as the server's log does, for cache handlers, which cannot import `logger.ts`. */
export function logError(msg: string, fields: Record<string, unknown>): void {
  process.stderr.write(`${JSON.stringify({ level: 50, time: new Date(), msg, ...fields })}\n`);
}
