// The outbox: one row for each lead, stored before it is sent and erased when it is delivered.
import { randomUUID } from 'node:crypto';
import type { Submission } from '../../content/gateway/submissions.ts';
import type { Database, Row, Value } from '../../server/database/database.mts';
import type { Encryption } from './encryption.mts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a process may take to send a lead before another one sends it. An attempt takes 10 s at most. */
const LEASE_MS = 20 * SECOND_MS;
const FIRST_PAUSE_MS = 4 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
/** How long a lead is retried before a person has to decide. */
const RETRY_MS = 7 * DAY_MS;
/** How long the row of a delivered lead stays, without its content, to recognise a repeated submission. */
const RECORD_MS = 30 * DAY_MS;
/** How long an undeliverable or held lead waits for a person before it is purged. */
const UNDELIVERABLE_MS = 60 * DAY_MS;

/**
 * - `pending`: is being sent, or will be sent when it is due.
 * - `delivered`: the gateway accepted it; its content is erased.
 * - `undeliverable`: is not sent again unless a person retries it.
 * - `held`: the honeypot was filled, by a bot or by a password manager; is sent once a person retries it.
 */
export const leadStates = ['pending', 'delivered', 'undeliverable', 'held'] as const;
/** One of `leadStates`. */
export type LeadState = (typeof leadStates)[number];

/** A lead in the outbox. Times in ms since 1970. */
export interface Lead {
  /** The internal id. */
  id: string;
  /** The number that visitors read aloud on the phone. */
  folio: string;
  /** The key that is sent to the gateway with every attempt. */
  idempotencyKey: string;
  state: LeadState;
  createdAt: number;
  /** The number of the current or the last attempt. */
  attempts: number;
  /** The reason for the last failure, in one word. */
  reason: string | undefined;
  /** The content; undefined once it is delivered, or if the encryption key is missing. */
  submission: Submission | undefined;
}

// `due_at` is the time of the next attempt or, while a process sends the lead, the end of its lease.
// `expires_at` is the end of its state.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS outbox (
    id TEXT PRIMARY KEY,
    idempotency_key TEXT NOT NULL UNIQUE,
    folio TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    reason TEXT,
    content BYTEA
  );
  CREATE INDEX IF NOT EXISTS outbox_by_due_time ON outbox (state, due_at);
`;
const COLUMNS = 'id, idempotency_key, folio, state, created_at, attempts, reason, content';

/** The condition for an update: a process must not overwrite a later attempt after its lease has ended. */
const IS_THIS_ATTEMPT = "id = $1 AND attempts = $2 AND state = 'pending'";

/** Returns the state of a row; an unknown one is `undeliverable`, so that a person sees the lead. */
const stateOf = (value: unknown): LeadState =>
  leadStates.find((state) => state === value) ?? 'undeliverable';

/**
 * Returns the pause after a failed attempt: 4 s, doubled with each attempt up to an hour. Up to half of it is
 * left out at random, so that the leads of one outage are not sent at the same time.
 *
 * @param random from 0 to below 1.
 */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random / 2));
}

interface OutboxParts {
  database: Database;
  encryption: Encryption;
  now: () => number;
  newFolio: () => string;
  random: () => number;
}

/** Opens the outbox in a database. Every operation rejects while the database is unavailable. */
export async function createOutbox({ database, encryption, ...parts }: OutboxParts) {
  const { now, newFolio, random } = parts;
  await database.create(SCHEMA);
  const query = (sql: string, ...values: Value[]) => database.query(sql, values);

  function toLead(row: Row): Lead {
    const idempotencyKey = String(row.idempotency_key);
    const { content } = row;
    const text =
      content instanceof Uint8Array ? encryption.decrypt(content, idempotencyKey) : undefined;
    return {
      id: String(row.id),
      folio: String(row.folio),
      idempotencyKey,
      state: stateOf(row.state),
      createdAt: Number(row.created_at),
      attempts: Number(row.attempts),
      reason: typeof row.reason === 'string' ? row.reason : undefined,
      submission: text === undefined ? undefined : JSON.parse(text),
    };
  }

  async function unusedFolio(): Promise<string> {
    for (;;) {
      const folio = newFolio();
      const rows = await query('SELECT 1 FROM outbox WHERE folio = $1', folio);
      if (rows.length === 0) return folio;
    }
  }

  return {
    /**
     * Stores a lead and leases it to the caller, who sends it, or holds it. A known key returns the existing
     * lead and counts an attempt. The attempt under way can then no longer remove the lead, which the visitor
     * of the repeated submission sees as received.
     */
    async store(
      idempotencyKey: string,
      submission: Submission,
      { isHeld = false } = {},
    ): Promise<{ lead: Lead; isNew: boolean }> {
      const [id, folio, at] = [randomUUID(), await unusedFolio(), now()];
      const state: LeadState = isHeld ? 'held' : 'pending';
      const expiresAt = at + (isHeld ? UNDELIVERABLE_MS : RETRY_MS);
      const content = encryption.encrypt(JSON.stringify(submission), idempotencyKey);
      const [row = {}] = await query(
        `INSERT INTO outbox
           (id, idempotency_key, folio, state, created_at, due_at, expires_at, attempts, content)
         VALUES ($1, $2, $3, $8, $4, $5, $6, 1, $7)
         ON CONFLICT (idempotency_key) DO UPDATE SET attempts = outbox.attempts + 1
         RETURNING ${COLUMNS}`,
        ...[id, idempotencyKey, folio, at, at + LEASE_MS, expiresAt, content, state],
      );
      return { lead: toLead(row), isNew: row.id === id };
    },

    /** Leases up to `limit` due leads to the caller, who sends them. */
    async claim(limit: number): Promise<Lead[]> {
      const at = now();
      const rows = await query(
        // Materialised, because PostgreSQL might otherwise run the selection again for each row.
        `WITH due AS MATERIALIZED (
           SELECT id FROM outbox WHERE state = 'pending' AND due_at <= $1
           ORDER BY due_at LIMIT $3 ${database.skipLocked}
         )
         UPDATE outbox SET due_at = $2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM due) RETURNING ${COLUMNS}`,
        ...[at, at + LEASE_MS, limit],
      );
      return rows.map(toLead);
    },

    /** Records that the gateway accepted a lead, and erases its content. */
    async markDelivered({ id }: Lead): Promise<void> {
      await query(
        `UPDATE outbox SET state = 'delivered', expires_at = $2, reason = NULL, content = NULL
         WHERE id = $1`,
        ...[id, now() + RECORD_MS],
      );
    },

    /** Makes a lead due again after a pause. */
    async retry({ id, attempts }: Lead, reason: string): Promise<void> {
      await query(
        `UPDATE outbox SET due_at = $3, reason = $4 WHERE ${IS_THIS_ATTEMPT}`,
        ...[id, attempts, now() + pauseAfter(attempts, random()), reason],
      );
    },

    /** Marks a lead that the gateway rejected, for a person to decide. */
    async markUndeliverable({ id, attempts }: Lead, reason: string): Promise<void> {
      await query(
        `UPDATE outbox SET state = 'undeliverable', expires_at = $3, reason = $4
         WHERE ${IS_THIS_ATTEMPT}`,
        ...[id, attempts, now() + UNDELIVERABLE_MS, reason],
      );
    },

    /** Removes a lead that the gateway rejected while its visitor waited, who sees the rejection. */
    async remove({ id, attempts }: Lead): Promise<void> {
      await query(`DELETE FROM outbox WHERE ${IS_THIS_ATTEMPT}`, id, attempts);
    },

    /** Makes expired pending leads undeliverable and deletes all other expired leads. */
    async purge(): Promise<void> {
      const at = now();
      await query(
        `UPDATE outbox SET state = 'undeliverable', expires_at = $2
         WHERE state = 'pending' AND expires_at <= $1`,
        ...[at, at + UNDELIVERABLE_MS],
      );
      await query(`DELETE FROM outbox WHERE state <> 'pending' AND expires_at <= $1`, at);
    },

    /** Returns the leads that have content, oldest first. */
    async undelivered(): Promise<Lead[]> {
      const rows = await query(
        `SELECT ${COLUMNS} FROM outbox WHERE content IS NOT NULL ORDER BY created_at`,
      );
      return rows.map(toLead);
    },

    /**
     * Makes one undelivered lead, or all that are not held, due now for another seven days. Returns their
     * number.
     */
    async retryNow(folio?: string): Promise<number> {
      const at = now();
      const rows = await query(
        `UPDATE outbox SET state = 'pending', due_at = $1, expires_at = $2
         WHERE content IS NOT NULL AND ${folio === undefined ? "state <> 'held'" : 'folio = $3'}
         RETURNING id`,
        ...[at, at + RETRY_MS, ...(folio === undefined ? [] : [folio])],
      );
      return rows.length;
    },

    /** Erases an undelivered lead. Returns false if there is none with this folio. */
    async erase(folio: string): Promise<boolean> {
      const rows = await query(
        'DELETE FROM outbox WHERE folio = $1 AND content IS NOT NULL RETURNING id',
        folio,
      );
      return rows.length > 0;
    },

    /** Returns the number of leads in each state, and when the oldest pending one was stored. */
    async count(): Promise<Record<LeadState, number> & { oldestPendingAt: number | undefined }> {
      const rows = await query(
        'SELECT state, COUNT(*) AS leads, MIN(created_at) AS oldest FROM outbox GROUP BY state',
      );
      const counts = { pending: 0, delivered: 0, undeliverable: 0, held: 0 };
      for (const row of rows) counts[stateOf(row.state)] += Number(row.leads);
      const oldest = rows.find(({ state }) => state === 'pending')?.oldest;
      return { ...counts, oldestPendingAt: typeof oldest === 'number' ? oldest : undefined };
    },
  };
}

/** The operations of the outbox. */
export type Outbox = Awaited<ReturnType<typeof createOutbox>>;
