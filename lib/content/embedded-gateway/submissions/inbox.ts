import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Json } from '../core/json';

const submission = z.object({
  id: z.number(),
  /** ISO 8601. */
  received_at: z.string(),
  kind: z.enum(['quote', 'message', 'contact']),
  body: z.string().transform((text): Json => JSON.parse(text)),
});
/** A submission in the inbox, with the time of its receipt. */
export type InboxEntry = z.output<typeof submission>;
/** One of the three forms of the contract. */
export type InboxKind = InboxEntry['kind'];

const SCHEMA = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('quote', 'message', 'contact')),
    body TEXT NOT NULL CHECK (json_valid(body))
  ) STRICT;
`;

/** Allows one lead per key. Inboxes of earlier versions have no column for it. */
function addKeys(database: DatabaseSync): void {
  const columns = database.prepare('PRAGMA table_info(submissions)').all();
  if (!columns.some(({ name }) => name === 'idempotency_key')) {
    database.exec('ALTER TABLE submissions ADD COLUMN idempotency_key TEXT');
  }
  database.exec(
    'CREATE UNIQUE INDEX IF NOT EXISTS one_lead_a_key ON submissions (idempotency_key)',
  );
}

const databases = new Map<string, DatabaseSync>();

function open(dataDir: string): DatabaseSync {
  const file = path.join(path.resolve(dataDir), 'inbox.sqlite');
  const known = databases.get(file);
  if (known) return known;
  // The inbox holds personal data, so only this user can read it.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  database.exec(SCHEMA);
  addKeys(database);
  databases.set(file, database);
  return database;
}

/**
 * Stores a submission and syncs it to disk, unless its key is already stored. Throws when the database
 * cannot be written.
 */
export function saveSubmission(
  dataDir: string,
  kind: InboxKind,
  body: Json,
  idempotencyKey?: string,
): void {
  open(dataDir)
    .prepare(
      `INSERT INTO submissions (received_at, kind, body, idempotency_key) VALUES (?, ?, ?, ?)
       ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .run(new Date().toISOString(), kind, JSON.stringify(body), idempotencyKey ?? null);
}

/** Returns all submissions, oldest first. */
export function listSubmissions(dataDir: string): InboxEntry[] {
  const rows = open(dataDir).prepare('SELECT * FROM submissions ORDER BY id').all();
  return z.array(submission).parse(rows);
}

/** Closes the connection to a folder's inbox, if any. */
export function closeInbox(dataDir: string): void {
  const file = path.join(path.resolve(dataDir), 'inbox.sqlite');
  databases.get(file)?.close();
  databases.delete(file);
}
