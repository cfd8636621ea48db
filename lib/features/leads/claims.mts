// How a lead that waits is claimed, and what is written after an attempt.
import type { Value } from '../../server/database/database.mts';
import type { ClaimedLead, Lead } from './lead.mts';
import {
  CLAIM_MS,
  DELIVERIES,
  NO_CONTENT,
  openRow,
  WITH_CONTENT,
  type StoreParts,
} from './lead-table.mts';
import type { Retry } from './retry.mts';

/** `$1` is the time. */
const IS_DUE = "state = 'pending' AND claimed_until <= $1 AND due_at <= $1";

/**
 * The store as those see it who deliver: one at a time holds a lead. Rejects when the database fails.
 */
export function createClaims({ database, keys, now }: StoreParts) {
  const { forUpdate } = database;
  const query = (sql: string, ...values: Value[]) => database.query(sql, values);

  // With the number of the attempt: a process that was late has lost its claim to another. With the
  // folio: what was erased and sent anew has the same id.
  async function markUndeliverable({ id, folio, attempts }: Lead, reason: string): Promise<void> {
    await query(
      `UPDATE leads SET state = 'undeliverable', claimed_until = 0, reason = $2
       WHERE id = $1 AND state = 'pending' AND attempts = $3 AND folio = $4`,
      ...[id, reason, attempts, folio],
    );
  }

  return {
    /** Claims leads that are due, the longest due first. */
    async claimDue(limit: number): Promise<ClaimedLead[]> {
      const at = now();
      // Most of the time nothing is due, and an UPDATE of nothing takes SQLite's lock for writing as well.
      const [due] = await query(`SELECT 1 FROM leads WHERE ${IS_DUE} LIMIT 1`, at);
      if (!due) return [];
      const rows = await query(
        // Materialised: PostgreSQL may run a subquery anew for each row, beyond its limit.
        `WITH claimable AS MATERIALIZED (
           SELECT id FROM leads WHERE ${IS_DUE}
           ORDER BY due_at LIMIT $3 ${forUpdate}
         )
         UPDATE leads SET claimed_until = $2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM claimable) RETURNING ${WITH_CONTENT}`,
        ...[at, at + CLAIM_MS, limit],
      );
      const claimed: ClaimedLead[] = [];
      for (const row of rows) {
        const { content, ...lead } = openRow(keys, row);
        if (content !== undefined) claimed.push({ ...lead, content });
        // Its key is missing: the operator gives it back and retries.
        else await markUndeliverable(lead, 'unreadable');
      }
      return claimed.sort((a, b) => a.dueAt - b.dueAt);
    },

    /** Erases the content. */
    async markDelivered(id: string): Promise<void> {
      await database.batch([
        {
          sql: `UPDATE leads SET state = 'delivered', ended_at = $2, reason = NULL, ${NO_CONTENT}
            WHERE id = $1 AND state <> 'delivered'`,
          values: [id, now()],
        },
        {
          sql: `INSERT INTO lead_deliveries VALUES (1, 1)
            ON CONFLICT (id) DO UPDATE SET number = lead_deliveries.number + 1`,
          values: [],
        },
      ]);
    },
    /** Whether another lead was delivered since this one was last postponed; false before that. */
    async takesOthers({ id }: Lead): Promise<boolean> {
      const rows = await query(
        `SELECT 1 FROM leads WHERE id = $1 AND deliveries_seen < ${DELIVERIES}`,
        id,
      );
      return rows.length > 0;
    },
    async postpone({ id, folio, attempts }: Lead, reason: string, retry: Retry): Promise<void> {
      await query(
        `UPDATE leads SET due_at = $2, claimed_until = 0, reason = $3, posts = $4, own_failures = $5,
           unknown_ends = $6, haste = $7, deliveries_seen = ${DELIVERIES}
         WHERE id = $1 AND state = 'pending' AND attempts = $8 AND folio = $9`,
        ...[id, now() + retry.pauseMs, reason, retry.posts, retry.ownFailures],
        ...[retry.unknownEnds, retry.haste, attempts, folio],
      );
    },
    markUndeliverable,

    /** The gateway is back: makes pending leads due whose last end lets that bring them forward. */
    async hasten(): Promise<void> {
      await query(
        `UPDATE leads SET due_at = $1, is_hastened = CASE haste WHEN 'once' THEN 1 ELSE is_hastened END
         WHERE state = 'pending' AND due_at > $1
         AND (haste = 'always' OR (haste = 'once' AND is_hastened = 0))`,
        now(),
      );
    },
  };
}
