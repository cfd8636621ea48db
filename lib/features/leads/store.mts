// The durable store of leads. A row says when its lead is due and until when an instance holds it;
// a claim that its instance does not release, because it died, ends by itself.
import type { Database, Row, Statement, Value } from '../../server/database/database.mts';
import { CAMPAIGN_SCHEMA, increment, type Happening } from '../campaigns/counts.mts';
import { newFolio } from './folio.mts';
import type { KeyRing } from './key-ring.mts';
import { DELIVERY_MS, RECORD_MS } from './retry.mts';

/**
 * - `pending`: is being delivered, or will be.
 * - `delivered`: the gateway took it; its content is erased.
 * - `undeliverable`: the gateway refused it for good; an operator decides.
 * - `blocked`: was not delivered in 30 days, is kept for legal duties alone.
 * - `erased`: was not delivered; its content is erased.
 */
export const leadStates = ['pending', 'delivered', 'undeliverable', 'blocked', 'erased'] as const;
export type LeadState = (typeof leadStates)[number];

/** A lead without its content. Times in ms since 1970. */
export interface Lead {
  /** Its `Idempotency-Key`. */
  id: string;
  folio: string;
  state: LeadState;
  createdAt: number;
  dueAt: number;
  claimedUntil: number;
  attempts: number;
  /** Of the last attempt that failed: one word. */
  reason: string | undefined;
}

/** A lead that this process may deliver until its claim ends. */
export interface ClaimedLead extends Lead {
  /** What was given to `keep`. */
  content: string;
}

/** A lead with its content; undefined where its key is missing. */
export interface StoredLead extends Lead {
  content: string | undefined;
}

export interface LeadStore {
  /**
   * Stores a lead and claims it; a known id is left as it is.
   *
   * @param counted is counted with a new lead, in the same transaction. The lead itself does not say it.
   */
  keep(id: string, content: string, counted?: Happening): Promise<{ lead: Lead; isNew: boolean }>;
  /** Removes a lead that was kept a moment ago, and takes back what was counted with it. */
  discard(lead: Lead, counted?: Happening): Promise<void>;
  find(id: string): Promise<Lead | undefined>;
  findByFolio(folio: string): Promise<Lead | undefined>;
  /** Claims leads that are due, the longest due first. */
  claimDue(limit: number): Promise<ClaimedLead[]>;
  /** Erases the content. */
  markDelivered(id: string): Promise<void>;
  postpone(lead: Lead, reason: string, pauseMs: number): Promise<void>;
  markUndeliverable(lead: Lead, reason: string): Promise<void>;
  /** Makes all pending leads due. */
  hasten(): Promise<void>;
  /** Makes one lead, or all that were refused, pending and due, for 30 more days. Returns their number. */
  retry(folio?: string): Promise<number>;
  /** Number of pending leads that wait for their time. */
  countWaiting(): Promise<number>;
  counts(): Promise<Record<LeadState, number>>;
  /** Creation of the oldest pending lead. */
  oldestPending(): Promise<number | undefined>;
  /** All leads with content, oldest first. */
  undelivered(): Promise<StoredLead[]>;
  /** Erases the content of one lead; false where there is none. */
  erase(folio: string): Promise<boolean>;
  /** Blocks, erases and forgets what is old. @param blockedMs how long blocked content is kept. */
  sweep(blockedMs: number): Promise<void>;
  /** Writes something; rejects where a lead could not be kept. */
  checkWritable(): Promise<void>;
  /** Makes sure that erased content is gone from the files as well. */
  scrub(): Promise<void>;
}

/** Longer than an attempt (10 s), so that none is made twice while its process lives. */
const CLAIM_MS = 20_000;
const FOLIO_TRIES = 5;

/** `payload` is the submission, encrypted. Nothing else of a row belongs to a person. */
const SCHEMA = `
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

const COLUMNS = 'id, folio, state, created_at, due_at, claimed_until, attempts, reason';
const WITH_CONTENT = `${COLUMNS}, key_id, payload`;
const NO_CONTENT = 'payload = NULL, key_id = NULL, claimed_until = 0';

const stateOf = (value: unknown): LeadState =>
  leadStates.find((state) => state === value) ?? 'undeliverable';

function toLead(row: Row): Lead {
  return {
    id: String(row.id),
    folio: String(row.folio),
    state: stateOf(row.state),
    createdAt: Number(row.created_at),
    dueAt: Number(row.due_at),
    claimedUntil: Number(row.claimed_until),
    attempts: Number(row.attempts),
    reason: typeof row.reason === 'string' ? row.reason : undefined,
  };
}

type Stored = Pick<Lead, 'id' | 'folio'>;

/** Only this attempt to store the lead has this folio: a known lead is not counted again. */
function countWith({ day, campaign, event }: Happening, { id, folio }: Stored): Statement {
  const exists = 'EXISTS (SELECT 1 FROM leads WHERE id = $4 AND folio = $5)';
  return {
    sql: increment(`SELECT $1, $2, $3, 1 WHERE ${exists}`),
    values: [day, campaign, event, id, folio],
  };
}

function takeBack({ day, campaign, event }: Happening, { id, folio }: Stored): Statement {
  return {
    sql: `UPDATE campaign_counts SET count = count - 1
      WHERE day = $1 AND campaign = $2 AND event = $3
      AND EXISTS (SELECT 1 FROM leads WHERE id = $4 AND folio = $5)`,
    values: [day, campaign, event, id, folio],
  };
}

/** The store of leads in a database. Rejects where its tables cannot be made. */
export async function createLeadStore(database: Database, keys: KeyRing): Promise<LeadStore> {
  await database.create(SCHEMA + CAMPAIGN_SCHEMA);
  const { forUpdate } = database;
  const query = (sql: string, ...values: Value[]) => database.query(sql, values);

  const first = async (sql: string, ...values: Value[]): Promise<Lead | undefined> => {
    const [row] = await query(sql, ...values);
    return row && toLead(row);
  };

  function open(row: Row): StoredLead {
    const lead = toLead(row);
    const { key_id: keyId, payload: bytes } = row;
    if (!(bytes instanceof Uint8Array)) return { ...lead, content: undefined };
    try {
      return { ...lead, content: keys.open({ keyId: String(keyId), bytes }, lead.id) };
    } catch {
      return { ...lead, content: undefined };
    }
  }

  const store: LeadStore = {
    async keep(id, content, counted) {
      const { keyId, bytes } = keys.seal(content, id);
      for (let tries = 0; tries < FOLIO_TRIES; tries += 1) {
        const now = Date.now();
        const folio = newFolio();
        const insertion = {
          sql: `INSERT INTO leads (${WITH_CONTENT}, expires_at)
           VALUES ($1, $2, 'pending', $3, $3, $4, 1, NULL, $5, $6, $7)
           ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
          values: [id, folio, now, now + CLAIM_MS, keyId, bytes, now + DELIVERY_MS],
        };
        const [added] = await database.batch([
          insertion,
          ...(counted ? [countWith(counted, { id, folio })] : []),
        ]);
        if (added?.[0]) return { lead: toLead(added[0]), isNew: true };
        const known = await store.find(id);
        if (known && known.state !== 'erased') return { lead: known, isNew: false };
        // An operator erased it, and the person sends it anew. Else somebody else has the folio.
        if (known) await store.discard(known);
      }
      throw new Error('There is no free folio.');
    },

    async discard(lead, counted) {
      const values = [lead.id, lead.folio];
      const where = 'WHERE id = $1 AND folio = $2';
      await database.batch([
        // Whoever comes second waits here, and sees then that the lead is gone.
        { sql: `UPDATE leads SET claimed_until = 0 ${where}`, values },
        ...(counted ? [takeBack(counted, lead)] : []),
        { sql: `DELETE FROM leads ${where}`, values },
      ]);
    },
    find: (id) => first(`SELECT ${COLUMNS} FROM leads WHERE id = $1`, id),
    findByFolio: (folio) => first(`SELECT ${COLUMNS} FROM leads WHERE folio = $1`, folio),

    async claimDue(limit) {
      const now = Date.now();
      const rows = await query(
        // Materialised: PostgreSQL may run a subquery anew for each row, beyond its limit.
        `WITH claimable AS MATERIALIZED (
           SELECT id FROM leads WHERE state = 'pending' AND claimed_until <= $1 AND due_at <= $1
           ORDER BY due_at LIMIT $3 ${forUpdate}
         )
         UPDATE leads SET claimed_until = $2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM claimable) RETURNING ${WITH_CONTENT}`,
        ...[now, now + CLAIM_MS, limit],
      );
      const claimed: ClaimedLead[] = [];
      for (const row of rows) {
        const { content, ...lead } = open(row);
        if (content !== undefined) claimed.push({ ...lead, content });
        // Its key is missing: the operator gives it back and retries.
        else await store.markUndeliverable(lead, 'unreadable');
      }
      return claimed.sort((a, b) => a.dueAt - b.dueAt);
    },

    async markDelivered(id) {
      await query(
        `UPDATE leads SET state = 'delivered', ended_at = $2, reason = NULL, ${NO_CONTENT}
         WHERE id = $1 AND state <> 'delivered'`,
        ...[id, Date.now()],
      );
    },
    // With the number of the attempt: a process that was late has lost its claim to another.
    async postpone({ id, attempts }, reason, pauseMs) {
      await query(
        `UPDATE leads SET due_at = $2, claimed_until = 0, reason = $3
         WHERE id = $1 AND state = 'pending' AND attempts = $4`,
        ...[id, Date.now() + pauseMs, reason, attempts],
      );
    },
    async markUndeliverable({ id, attempts }, reason) {
      await query(
        `UPDATE leads SET state = 'undeliverable', claimed_until = 0, reason = $2
         WHERE id = $1 AND state = 'pending' AND attempts = $3`,
        ...[id, reason, attempts],
      );
    },

    async hasten() {
      const now = Date.now();
      await query(`UPDATE leads SET due_at = $1 WHERE state = 'pending' AND due_at > $1`, now);
    },
    async retry(folio) {
      const which = folio === undefined ? `state = 'undeliverable'` : 'folio = $3';
      const now = Date.now();
      const rows = await query(
        `UPDATE leads SET state = 'pending', due_at = $1, expires_at = $2
         WHERE ${which} AND payload IS NOT NULL RETURNING id`,
        ...[now, now + DELIVERY_MS, ...(folio === undefined ? [] : [folio])],
      );
      return rows.length;
    },

    async countWaiting() {
      const [row] = await query(
        `SELECT COUNT(*) AS number FROM leads WHERE state = 'pending' AND due_at > $1`,
        Date.now(),
      );
      return Number(row?.number ?? 0);
    },
    async counts() {
      const rows = await query('SELECT state, COUNT(*) AS number FROM leads GROUP BY state');
      const counts = { pending: 0, delivered: 0, undeliverable: 0, blocked: 0, erased: 0 };
      for (const row of rows) counts[stateOf(row.state)] += Number(row.number);
      return counts;
    },
    async oldestPending() {
      const [row] = await query(
        `SELECT MIN(created_at) AS oldest FROM leads WHERE state = 'pending'`,
      );
      return typeof row?.oldest === 'number' ? row.oldest : undefined;
    },
    async undelivered() {
      const rows = await query(
        `SELECT ${WITH_CONTENT} FROM leads WHERE payload IS NOT NULL ORDER BY created_at`,
      );
      return rows.map(open);
    },
    async erase(folio) {
      const rows = await query(
        `UPDATE leads SET state = 'erased', ended_at = $2, ${NO_CONTENT}
         WHERE folio = $1 AND payload IS NOT NULL RETURNING id`,
        ...[folio, Date.now()],
      );
      return rows.length > 0;
    },

    async sweep(blockedMs) {
      const now = Date.now();
      await query(
        `UPDATE leads SET state = 'blocked', ended_at = $1
         WHERE state IN ('pending', 'undeliverable') AND expires_at <= $1 AND claimed_until <= $1`,
        now,
      );
      await query(
        `UPDATE leads SET state = 'erased', ended_at = $1, ${NO_CONTENT}
         WHERE state = 'blocked' AND ended_at <= $2`,
        ...[now, now - blockedMs],
      );
      await query(
        `DELETE FROM leads WHERE state IN ('delivered', 'erased') AND ended_at <= $1`,
        now - RECORD_MS,
      );
    },
    async checkWritable() {
      await query(
        `INSERT INTO leads_probe VALUES (1, $1)
         ON CONFLICT (id) DO UPDATE SET probed_at = excluded.probed_at`,
        Date.now(),
      );
    },
    scrub: () => database.scrub(),
  };
  return store;
}
