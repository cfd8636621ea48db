/** Texts, numbers, bytes and null: what both databases take and give. */
export type Value = string | number | Uint8Array | null;
/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

/** SQL with `$1`, `$2` … for its values. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** One SQL for both databases: parameters are `$1`, `$2` …, times are numbers in ms. */
export interface Database {
  /**
   * Makes tables that are missing. Instances that start at once may call it at once.
   *
   * @param schema `CREATE … IF NOT EXISTS`, each ended by a semicolon.
   */
  create(schema: string): Promise<void>;
  /**
   * Adds columns that an earlier release's table lacks. Each needs a default: that release may still
   * write rows.
   *
   * @param columns by name: type and default.
   */
  addColumns(table: string, columns: Record<string, string>): Promise<void>;
  /** Runs one statement, committed and flushed on return. Rejects when the database is unavailable. */
  query(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs statements in one transaction: all of them or none. Resolves to the rows of each. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** Appended to the selection of rows to update: other instances skip rows that one is taking. */
  readonly forUpdate: string;
  /** Removes what was overwritten from the files, where the database does not do so by itself. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Of the columns, name and definition of those that the table lacks.
 *
 * @param rows the `name` of each that it has.
 */
export function missingColumns(
  rows: readonly Row[],
  columns: Record<string, string>,
): [name: string, definition: string][] {
  const known = new Set(rows.map(({ name }) => name));
  return Object.entries(columns).filter(([name]) => !known.has(name));
}
