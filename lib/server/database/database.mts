import { errorCode } from '../../util/process.mts';

/** A value that both engines accept and return. */
export type Value = string | number | Uint8Array | null;
/** A row by column name. */
export type Row = Record<string, unknown>;

/** A database. Statements work on both engines: parameters are `$1`, `$2` …, times are numbers. */
export interface Database {
  /** Creates missing tables. Several instances may call it at the same time. */
  create(schema: string): Promise<void>;
  /** Runs one statement, which is on disk when the promise resolves. */
  query(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** The last clause of a selection of rows to update: it skips rows that another instance has locked. */
  readonly skipLocked: string;
  close(): Promise<void>;
}

/** Returns an error's code or name for the log. A database's message may contain stored values. */
export function errorReason(error: unknown): string {
  // SQLite's text for its error number, such as "database or disk is full".
  const isSqlite = typeof error === 'object' && error !== null && 'errstr' in error;
  if (isSqlite) return String(error.errstr);
  return errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
}
