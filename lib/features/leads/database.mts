/** Texts, numbers, bytes and null: what both databases take and give. */
export type Value = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

/** One SQL for both databases: parameters are `$1`, `$2` …, times are numbers in ms. */
export interface Database {
  /** Runs one statement, committed and flushed on return. Rejects when the database is unavailable. */
  query(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Appended to the selection of rows to update: other instances skip rows that one is taking. */
  readonly forUpdate: string;
  /** Removes what was overwritten from the files, where the database does not do so by itself. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** `payload` is the submission, encrypted. Nothing else of a row belongs to a person. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    folio TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    reason TEXT,
    ended_at BIGINT,
    key_id TEXT,
    payload BYTEA
  );
  CREATE TABLE IF NOT EXISTS leads_probe (id INTEGER PRIMARY KEY, probed_at BIGINT NOT NULL);
  CREATE INDEX IF NOT EXISTS leads_by_state ON leads (state, due_at);
`;
