// The durable store of leads. A row says when its lead is due and until when an instance holds it;
// a claim that its instance does not release, because it died, ends by itself.
import type { Database, Row, Statement, Value } from '../../server/database/database.mts';
import { CAMPAIGN_SCHEMA, increment, type Happening } from '../campaigns/counts.mts';
import { newFolio } from './folio.mts';
import type { KeyRing } from './key-ring.mts';
import { DELIVERY_MS, RECORD_MS, type History, type Retry } from './retry.mts';

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
export interface Lead extends History {
  /** Its `Idempotency-Key`. */
  id: string;
  folio: string;
  state: LeadState;
  createdAt: number;
  dueAt: number;
  claimedUntil: number;
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
   * @param replaces id of the lead that this one corrects, which counts for both. If it still waits it
   *   is claimed as well, and is `replaced`: to be discarded or released once it is known what became
   *   of the new one. Until then a process that dies leaves both.
   */
  keep(
    id: string,
    content: string,
    counted?: Happening,
    replaces?: string,
  ): Promise<{ lead: Lead; isNew: boolean; replaced?: Lead | undefined }>;
  /** Removes a lead, and takes back what was counted with it when it was kept a moment ago. */
  discard(lead: Lead, counted?: Happening, replaces?: string): Promise<void>;
  /** Ends the claim of a replaced lead: it waits as before. */
  release(replaced: Lead): Promise<void>;
  find(id: string): Promise<Lead | undefined>;
  findByFolio(folio: string): Promise<Lead | undefined>;
  /** Claims leads that are due, the longest due first. */
  claimDue(limit: number): Promise<ClaimedLead[]>;
  /** Erases the content. */
  markDelivered(id: string): Promise<void>;
  /** Whether another lead was delivered since this one was last postponed; false before that. */
  takesOthers(lead: Lead): Promise<boolean>;
  postpone(lead: Lead, reason: string, retry: Retry): Promise<void>;
  markUndeliverable(lead: Lead, reason: string): Promise<void>;
  /** The gateway is back: makes pending leads due whose last end lets that bring them forward. */
  hasten(): Promise<void>;
  /**
   * For an operator: makes one lead, or all that wait or were refused, pending and due, for 30 more
   * days, as if new. Returns their number. Of all are left out those that the gateway may have taken.
   */
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
  CREATE TABLE IF NOT EXISTS lead_deliveries (id INTEGER PRIMARY KEY, number BIGINT NOT NULL);
  CREATE INDEX IF NOT EXISTS leads_by_state ON leads (state, due_at);
`;

/** `History`, and how many leads had been delivered when this one was last postponed. */
const RETRY_COLUMNS = {
  posts: 'INTEGER NOT NULL DEFAULT 0',
  own_failures: 'INTEGER NOT NULL DEFAULT 0',
  unknown_ends: 'INTEGER NOT NULL DEFAULT 0',
  haste: "TEXT NOT NULL DEFAULT 'always'",
  is_hastened: 'INTEGER NOT NULL DEFAULT 0',
  deliveries_seen: 'BIGINT',
};
const AS_NEW =
  "posts = 0, own_failures = 0, unknown_ends = 0, haste = 'always', is_hastened = 0, deliveries_seen = NULL";

const COLUMNS =
  'id, folio, state, created_at, due_at, claimed_until, attempts, reason, posts, own_failures, unknown_ends';
const WITH_CONTENT = `${COLUMNS}, key_id, payload`;
const NO_CONTENT = 'payload = NULL, key_id = NULL, claimed_until = 0';

const DELIVERIES = 'COALESCE((SELECT number FROM lead_deliveries WHERE id = 1), 0)';

/** The gateway's answer, or that it got nothing, says so (`submissions.ts` has the words). */
const IS_NOT_TAKEN =
  "(reason = 'unsent' OR reason LIKE 'http-%' OR reason LIKE 'code-%' OR reason = 'unreadable')";

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
    posts: Number(row.posts),
    ownFailures: Number(row.own_failures),
    unknownEnds: Number(row.unknown_ends),
    reason: typeof row.reason === 'string' ? row.reason : undefined,
  };
}

type Stored = Pick<Lead, 'id' | 'folio'>;

/** Only this attempt to store the lead has this folio: a known lead is not counted again. */
function countWith(
  { day, campaign, event }: Happening,
  { id, folio }: Stored,
  replaces: string,
): Statement {
  const isStored = 'EXISTS (SELECT 1 FROM leads WHERE id = $4 AND folio = $5)';
  const isFirst = 'NOT EXISTS (SELECT 1 FROM leads WHERE id = $6)';
  return {
    sql: increment(`SELECT $1, $2, $3, 1 WHERE ${isStored} AND ${isFirst}`),
    values: [day, campaign, event, id, folio, replaces],
  };
}

/** Unless it has been delivered, or is being sent, or the new one was not stored. */
const claimOf = (replaces: string, { id, folio }: Stored, now: number): Statement => ({
  sql: `UPDATE leads SET claimed_until = $3
    WHERE id = $1 AND state IN ('pending', 'undeliverable') AND claimed_until <= $2
    AND EXISTS (SELECT 1 FROM leads AS stored WHERE stored.id = $4 AND stored.folio = $5)
    RETURNING ${COLUMNS}`,
  values: [replaces, now, now + CLAIM_MS, id, folio],
});

/** What `countWith` has counted. */
function takeBack(
  { day, campaign, event }: Happening,
  { id, folio }: Stored,
  replaces: string,
): Statement {
  return {
    sql: `UPDATE campaign_counts SET count = count - 1
      WHERE day = $1 AND campaign = $2 AND event = $3
      AND EXISTS (SELECT 1 FROM leads WHERE id = $4 AND folio = $5)
      AND NOT EXISTS (SELECT 1 FROM leads WHERE id = $6)`,
    values: [day, campaign, event, id, folio, replaces],
  };
}

/** The store of leads in a database. Rejects where its tables cannot be made. */
export async function createLeadStore(database: Database, keys: KeyRing): Promise<LeadStore> {
  await database.create(SCHEMA + CAMPAIGN_SCHEMA);
  await database.addColumns('leads', RETRY_COLUMNS);
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
    async keep(id, content, counted, replaces = '') {
      const { keyId, bytes } = keys.seal(content, id);
      for (let tries = 0; tries < FOLIO_TRIES; tries += 1) {
        const now = Date.now();
        const folio = newFolio();
        const insertion = {
          sql: `INSERT INTO leads (id, folio, state, created_at, due_at, claimed_until, attempts,
             key_id, payload, expires_at)
           VALUES ($1, $2, 'pending', $3, $3, $4, 1, $5, $6, $7)
           ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
          values: [id, folio, now, now + CLAIM_MS, keyId, bytes, now + DELIVERY_MS],
        };
        const [added, replaced] = await database.batch([
          insertion,
          claimOf(replaces, { id, folio }, now),
          ...(counted ? [countWith(counted, { id, folio }, replaces)] : []),
        ]);
        if (added?.[0]) {
          const lead = toLead(added[0]);
          return { lead, isNew: true, replaced: replaced?.[0] && toLead(replaced[0]) };
        }
        const known = await store.find(id);
        if (known && known.state !== 'erased') return { lead: known, isNew: false };
        // An operator erased it, and the person sends it anew. Else somebody else has the folio.
        if (known) await store.discard(known);
      }
      throw new Error('There is no free folio.');
    },

    async discard(lead, counted, replaces = '') {
      const values = [lead.id, lead.folio];
      const where = 'WHERE id = $1 AND folio = $2';
      await database.batch([
        // Whoever comes second waits here, and sees then that the lead is gone.
        { sql: `UPDATE leads SET claimed_until = 0 ${where}`, values },
        ...(counted ? [takeBack(counted, lead, replaces)] : []),
        { sql: `DELETE FROM leads ${where}`, values },
      ]);
    },
    async release({ id, claimedUntil }) {
      await query(
        'UPDATE leads SET claimed_until = 0 WHERE id = $1 AND claimed_until = $2',
        ...[id, claimedUntil],
      );
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
      await database.batch([
        {
          sql: `UPDATE leads SET state = 'delivered', ended_at = $2, reason = NULL, ${NO_CONTENT}
            WHERE id = $1 AND state <> 'delivered'`,
          values: [id, Date.now()],
        },
        {
          sql: `INSERT INTO lead_deliveries VALUES (1, 1)
            ON CONFLICT (id) DO UPDATE SET number = lead_deliveries.number + 1`,
          values: [],
        },
      ]);
    },
    async takesOthers({ id }) {
      const rows = await query(
        `SELECT 1 FROM leads WHERE id = $1 AND deliveries_seen < ${DELIVERIES}`,
        id,
      );
      return rows.length > 0;
    },
    // With the number of the attempt: a process that was late has lost its claim to another.
    async postpone({ id, attempts }, reason, retry) {
      await query(
        `UPDATE leads SET due_at = $2, claimed_until = 0, reason = $3, posts = $4, own_failures = $5,
           unknown_ends = $6, haste = $7, deliveries_seen = ${DELIVERIES}
         WHERE id = $1 AND state = 'pending' AND attempts = $8`,
        ...[id, Date.now() + retry.pauseMs, reason, retry.posts, retry.ownFailures],
        ...[retry.unknownEnds, retry.haste, attempts],
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
      await query(
        `UPDATE leads SET due_at = $1, is_hastened = CASE haste WHEN 'once' THEN 1 ELSE is_hastened END
         WHERE state = 'pending' AND due_at > $1
         AND (haste = 'always' OR (haste = 'once' AND is_hastened = 0))`,
        Date.now(),
      );
    },
    async retry(folio) {
      const now = Date.now();
      const which =
        folio === undefined
          ? `(state = 'pending' OR (state = 'undeliverable' AND ${IS_NOT_TAKEN}))`
          : 'folio = $3';
      const rows = await query(
        `UPDATE leads SET state = 'pending', due_at = $1, expires_at = $2, ${AS_NEW}
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
