// What an operator does with leads and sees of them, and what time does.
import type { Value } from '../../server/database/database.mts';
import type { LeadState, StoredLead } from './lead.mts';
import {
  AS_NEW,
  NO_CONTENT,
  openRow,
  stateOf,
  WAS_NOT_TAKEN,
  WITH_CONTENT,
  type StoreParts,
} from './lead-table.mts';
import { DELIVERY_MS, RECORD_MS } from './retry.mts';

/** The store as operators and the housekeeping see it. Rejects when the database fails. */
export function createTending({ database, keys, now }: StoreParts) {
  const query = (sql: string, ...values: Value[]) => database.query(sql, values);
  return {
    /**
     * For an operator: makes one lead, or all that wait or were refused, pending and due, for 30 more
     * days, as if new. Returns their number. Of all are left out those that the gateway may have taken.
     */
    async retry(folio?: string): Promise<number> {
      const at = now();
      const which =
        folio === undefined
          ? `unknown_ends = 0
             AND (state = 'pending' OR (state = 'undeliverable' AND ${WAS_NOT_TAKEN}))`
          : 'folio = $3';
      const rows = await query(
        `UPDATE leads SET state = 'pending', due_at = $1, expires_at = $2, ${AS_NEW}
         WHERE ${which} AND payload IS NOT NULL RETURNING id`,
        ...[at, at + DELIVERY_MS, ...(folio === undefined ? [] : [folio])],
      );
      return rows.length;
    },

    /** Number of pending leads that wait for their time. */
    async countWaiting(): Promise<number> {
      const [row] = await query(
        `SELECT COUNT(*) AS number FROM leads WHERE state = 'pending' AND due_at > $1`,
        now(),
      );
      return Number(row?.number ?? 0);
    },
    async counts(): Promise<Record<LeadState, number>> {
      const rows = await query('SELECT state, COUNT(*) AS number FROM leads GROUP BY state');
      const counts = { pending: 0, delivered: 0, undeliverable: 0, blocked: 0, erased: 0 };
      for (const row of rows) counts[stateOf(row.state)] += Number(row.number);
      return counts;
    },
    /** Creation of the oldest pending lead. */
    async oldestPending(): Promise<number | undefined> {
      const [row] = await query(
        `SELECT MIN(created_at) AS oldest FROM leads WHERE state = 'pending'`,
      );
      return typeof row?.oldest === 'number' ? row.oldest : undefined;
    },
    /** All leads with content, oldest first. */
    async undelivered(): Promise<StoredLead[]> {
      const rows = await query(
        `SELECT ${WITH_CONTENT} FROM leads WHERE payload IS NOT NULL ORDER BY created_at`,
      );
      return rows.map((row) => openRow(keys, row));
    },
    /** Erases the content of one lead; false where there is none. */
    async erase(folio: string): Promise<boolean> {
      const rows = await query(
        `UPDATE leads SET state = 'erased', ended_at = $2, ${NO_CONTENT}
         WHERE folio = $1 AND payload IS NOT NULL RETURNING id`,
        ...[folio, now()],
      );
      return rows.length > 0;
    },

    /** Blocks, erases and forgets what is old. @param blockedMs how long blocked content is kept. */
    async sweep(blockedMs: number): Promise<void> {
      const at = now();
      await query(
        `UPDATE leads SET state = 'blocked', ended_at = $1
         WHERE state IN ('pending', 'undeliverable') AND expires_at <= $1 AND claimed_until <= $1`,
        at,
      );
      await query(
        `UPDATE leads SET state = 'erased', ended_at = $1, ${NO_CONTENT}
         WHERE state = 'blocked' AND ended_at <= $2`,
        ...[at, at - blockedMs],
      );
      await query(
        `DELETE FROM leads WHERE state IN ('delivered', 'erased') AND ended_at <= $1`,
        at - RECORD_MS,
      );
    },
    /** Writes something; rejects where a lead could not be kept. */
    async checkWritable(): Promise<void> {
      await query(
        `INSERT INTO leads_probe VALUES (1, $1)
         ON CONFLICT (id) DO UPDATE SET probed_at = excluded.probed_at`,
        now(),
      );
    },
    /** Makes sure that erased content is gone from the files as well. */
    scrub: () => database.scrub(),
  };
}
