// How a lead comes into the store, is found there and leaves it at once.
import type { Statement, Value } from '../../server/database/database.mts';
import type { Lead } from './lead.mts';
import { CLAIM_MS, COLUMNS, toLead, type StoreParts } from './lead-table.mts';
import { DELIVERY_MS } from './retry.mts';

const FOLIO_TRIES = 5;

type Stored = Pick<Lead, 'id' | 'folio'>;

/** Unless it has been delivered, or is being sent, or the new one was not stored. */
const claimOf = (replaces: string, { id, folio }: Stored, now: number): Statement => ({
  sql: `UPDATE leads SET claimed_until = $3
    WHERE id = $1 AND state IN ('pending', 'undeliverable') AND claimed_until <= $2
    AND EXISTS (SELECT 1 FROM leads AS stored WHERE stored.id = $4 AND stored.folio = $5)
    RETURNING ${COLUMNS}`,
  values: [replaces, now, now + CLAIM_MS, id, folio],
});

/** The store as forms see it. Rejects when the database fails. */
export function createKeeping({ database, keys, now, newFolio, isSpool = false }: StoreParts) {
  const query = (sql: string, ...values: Value[]) => database.query(sql, values);
  const first = async (sql: string, ...values: Value[]): Promise<Lead | undefined> => {
    const [row] = await query(sql, ...values);
    return row && toLead(row);
  };
  const find = (id: string) => first(`SELECT ${COLUMNS} FROM leads WHERE id = $1`, id);

  return {
    /**
     * Stores a lead and claims it; a known id is left as it is.
     *
     * @param replaces id of the lead that this one corrects, which counts for both. If it still waits it
     *   is claimed as well, and is `replaced`: to be discarded or released once it is known what became
     *   of the new one. Until then a process that dies leaves both. A spool keeps the id: that lead may
     *   wait in the store.
     */
    async keep(id: string, content: string, replaces = '') {
      const { keyId, bytes } = keys.seal(content, id);
      for (let tries = 0; tries < FOLIO_TRIES; tries += 1) {
        const at = now();
        const folio = newFolio(id);
        const insertion = {
          sql: `INSERT INTO leads (id, folio, state, created_at, due_at, claimed_until, attempts,
             key_id, payload, expires_at, replaces)
           VALUES ($1, $2, 'pending', $3, $3, $4, 1, $5, $6, $7,
             COALESCE((SELECT replaces FROM leads WHERE id = $8), $8))
           ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
          values: [
            ...[id, folio, at, at + CLAIM_MS, keyId, bytes, at + DELIVERY_MS],
            isSpool ? replaces : null,
          ],
        };
        const [added, replaced] = await database.batch([
          insertion,
          ...(replaces === '' ? [] : [claimOf(replaces, { id, folio }, at)]),
        ]);
        if (added?.[0]) {
          const lead = toLead(added[0]);
          return { lead, isNew: true, replaced: replaced?.[0] && toLead(replaced[0]) };
        }
        const known = await find(id);
        if (known && known.state !== 'erased') return { lead: known, isNew: false };
        // An operator erased it, and the person sends it anew. Else somebody else has the folio. An
        // attempt that was under way may have delivered it since.
        const erased = "DELETE FROM leads WHERE id = $1 AND folio = $2 AND state = 'erased'";
        if (known) await query(erased, known.id, known.folio);
      }
      throw new Error('There is no free folio.');
    },

    /** Removes a lead. */
    async discard(lead: Lead): Promise<void> {
      const values = [lead.id, lead.folio];
      const where = 'WHERE id = $1 AND folio = $2';
      await database.batch([
        // Whoever comes second waits here, and sees then that the lead is gone.
        { sql: `UPDATE leads SET claimed_until = 0 ${where}`, values },
        { sql: `DELETE FROM leads ${where}`, values },
      ]);
    },
    /** Ends the claim of a replaced lead: it waits as before. */
    async release({ id, claimedUntil }: Lead): Promise<void> {
      await query(
        'UPDATE leads SET claimed_until = 0 WHERE id = $1 AND claimed_until = $2',
        ...[id, claimedUntil],
      );
    },
    find,
    findByFolio: (folio: string) => first(`SELECT ${COLUMNS} FROM leads WHERE folio = $1`, folio),
  };
}
