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
export interface Tending {
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

/** The part of a store that keeps it in order. */
export function createTending({ database, keys, now }: StoreParts): Tending {
  const query = (sql: string, ...values: Value[]) => database.query(sql, values);
  return {
    async retry(folio) {
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

    async countWaiting() {
      const [row] = await query(
        `SELECT COUNT(*) AS number FROM leads WHERE state = 'pending' AND due_at > $1`,
        now(),
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
      return rows.map((row) => openRow(keys, row));
    },
    async erase(folio) {
      const rows = await query(
        `UPDATE leads SET state = 'erased', ended_at = $2, ${NO_CONTENT}
         WHERE folio = $1 AND payload IS NOT NULL RETURNING id`,
        ...[folio, now()],
      );
      return rows.length > 0;
    },

    async sweep(blockedMs) {
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
    async checkWritable() {
      await query(
        `INSERT INTO leads_probe VALUES (1, $1)
         ON CONFLICT (id) DO UPDATE SET probed_at = excluded.probed_at`,
        now(),
      );
    },
    scrub: () => database.scrub(),
  };
}
