import { errorCode } from '@/lib/util/error-code.mts';

/** An error's code or name, for the log. Messages of a database may hold what was to be stored. */
export function errorReason(error: unknown): string {
  // SQLite's own text for its number, such as "database or disk is full".
  const isSqlite = typeof error === 'object' && error !== null && 'errstr' in error;
  if (isSqlite) return String(error.errstr);
  return errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
}
