// The table of leads, and what the statements of the store share.
import type { Database, Row } from '../../server/database/database.mts';
import type { KeyRing } from './key-ring.mts';
import { leadStates, type Lead, type LeadState, type StoredLead } from './lead.mts';

/** Longer than an attempt (10 s), so that none is made twice while its process lives. */
export const CLAIM_MS = 20_000;

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
  CREATE TABLE IF NOT EXISTS lead_deliveries (id INTEGER PRIMARY KEY, number BIGINT NOT NULL);
  CREATE INDEX IF NOT EXISTS leads_by_state ON leads (state, due_at);
`;

/**
 * What tables of earlier releases lack: `History`, how many leads had been delivered when this one was
 * last postponed, and in a spool what is replaced when the lead comes into the store.
 */
export const LATER_COLUMNS = {
  posts: 'INTEGER NOT NULL DEFAULT 0',
  own_failures: 'INTEGER NOT NULL DEFAULT 0',
  unknown_ends: 'INTEGER NOT NULL DEFAULT 0',
  haste: "TEXT NOT NULL DEFAULT 'always'",
  is_hastened: 'INTEGER NOT NULL DEFAULT 0',
  deliveries_seen: 'BIGINT',
  replaces: 'TEXT',
};
/** SQL: forgets what attempts have come to. */
export const AS_NEW =
  "posts = 0, own_failures = 0, unknown_ends = 0, haste = 'always', is_hastened = 0, deliveries_seen = NULL";

/** SQL: all of a lead but what a person wrote. */
export const COLUMNS =
  'id, folio, state, created_at, due_at, claimed_until, attempts, reason, posts, own_failures, unknown_ends';
/** SQL: with the sealed content. */
export const WITH_CONTENT = `${COLUMNS}, key_id, payload`;
/** SQL: erases the content and gives the lead back. */
export const NO_CONTENT = 'payload = NULL, key_id = NULL, claimed_until = 0';

/** SQL: the number of leads delivered so far. */
export const DELIVERIES = 'COALESCE((SELECT number FROM lead_deliveries WHERE id = 1), 0)';

/** The last end of an undeliverable lead says so (`submissions.ts` has the words). */
export const WAS_NOT_TAKEN =
  "(reason = 'unsent' OR reason LIKE 'http-%' OR reason LIKE 'code-%' OR reason = 'unreadable')";

/** A state that nobody knows is one that a person looks at. */
export const stateOf = (value: unknown): LeadState =>
  leadStates.find((state) => state === value) ?? 'undeliverable';

/** A lead of a row with `COLUMNS`; times in milliseconds since the epoch. */
export function toLead(row: Row): Lead {
  return {
    id: String(row.id),
    folio: String(row.folio),
    state: stateOf(row.state),
    createdAt: Number(row.created_at),
    dueAt: Number(row.due_at),
    claimedUntil: Number(row.claimed_until),
    attempts: Number(row.attempts),
    posts: Number(row.posts),
    ownFailures: Number(row.own_failures),
    unknownEnds: Number(row.unknown_ends),
    reason: typeof row.reason === 'string' ? row.reason : undefined,
  };
}

/** What the statements of a store run with. */
export interface StoreParts {
  database: Database;
  keys: KeyRing;
  /** The time in ms since 1970. */
  now: () => number;
  /** Another one whenever it is asked, or the lead's own. */
  newFolio: (id: string) => string;
  /** Leads are here until they move to a store. */
  isSpool?: boolean;
}

/** A row with what `keep` was given; undefined where it is erased, or its key is missing. */
export function openRow(keys: KeyRing, row: Row): StoredLead {
  const lead = toLead(row);
  const { key_id: keyId, payload: bytes } = row;
  if (!(bytes instanceof Uint8Array)) return { ...lead, content: undefined };
  try {
    return { ...lead, content: keys.open({ keyId: String(keyId), bytes }, lead.id) };
  } catch {
    return { ...lead, content: undefined };
  }
}
