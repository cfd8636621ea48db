// How leads go from an instance's spool into the store, with all that has become of them.
import type { Row, Value } from '../../server/database/database.mts';
import type { Lead } from './lead.mts';
import { toLead, type StoreParts } from './lead-table.mts';

const valueOf = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array
    ? value
    : null;

const MOST = 50;
const FOLIO_TRIES = 5;

const HISTORY = [
  ...['state', 'created_at', 'expires_at', 'due_at', 'attempts', 'reason', 'ended_at', 'key_id'],
  ...['payload', 'posts', 'own_failures', 'unknown_ends', 'haste', 'is_hastened'],
];
const MOVED = ['id', 'folio', ...HISTORY];
const PLACES = MOVED.map((_, at) => `$${at + 1}`);

const INSERT = `INSERT INTO leads (${MOVED.join(', ')}, claimed_until)
  VALUES (${PLACES.join(', ')}, 0) ON CONFLICT DO NOTHING RETURNING id`;

/** What the lead corrects, unless it has been delivered or is being sent. */
const DROP_REPLACED = `DELETE FROM leads WHERE id = $1 AND id <> $3
  AND state IN ('pending', 'undeliverable') AND claimed_until <= $2
  AND EXISTS (SELECT 1 FROM leads AS stored WHERE stored.id = $3)`;

/** It was stored here although that was reported as failed, and sent from the spool alone. */
const REPLACE = `UPDATE leads SET claimed_until = 0,
  ${MOVED.map((name, at) => `${name} = $${at + 1}`).join(', ')}
  WHERE id = $1 AND folio <> $2 AND state = 'pending' AND attempts = 1 AND reason IS NULL
  AND created_at <= $${MOVED.indexOf('created_at') + 1} RETURNING id`;

interface Kept {
  find(id: string): Promise<Lead | undefined>;
  markDelivered(id: string): Promise<void>;
  discard(lead: Lead): Promise<void>;
  scrub(): Promise<void>;
}

/** The store as a move to another one sees it. Rejects when the database fails. */
export function createMoving(
  { database, now, newFolio }: StoreParts,
  { find, markDelivered }: Kept,
) {
  return {
    /** Rows of leads that nobody is sending, some at a time. */
    settled: () =>
      database.query(
        `SELECT ${MOVED.join(', ')}, replaces, claimed_until FROM leads
         WHERE claimed_until <= $1 ORDER BY created_at LIMIT ${MOST}`,
        [now()],
      ),
    /** Takes in a row of another store, with its folio, if nobody has that; replaces once. */
    async adopt(row: Row): Promise<void> {
      const lead = toLead(row);
      const replaces = valueOf(row.replaces);
      let { folio } = lead;
      for (let tries = 0; tries < FOLIO_TRIES; tries += 1) {
        const values = [lead.id, folio, ...HISTORY.map((name) => valueOf(row[name]))];
        const done = await database.batch([
          { sql: INSERT, values },
          { sql: REPLACE, values },
          { sql: DROP_REPLACED, values: [replaces, now(), lead.id] },
        ]);
        if (done.some((rows) => rows.length > 0)) return;
        if (await find(lead.id)) {
          if (lead.state === 'delivered') await markDelivered(lead.id);
          return;
        }
        folio = newFolio(lead.id);
      }
      throw new Error('There is no free folio.');
    },
  };
}

type Moving = ReturnType<typeof createMoving>;

/** Moves what nobody is sending. A process that dies in between moves it again: it is one lead. */
export async function moveLeads(from: Moving & Kept, to: Moving): Promise<void> {
  for (;;) {
    const rows = await from.settled();
    for (const row of rows) {
      await to.adopt(row);
      await from.discard(toLead(row));
    }
    if (rows.length > 0) await from.scrub();
    if (rows.length < MOST) return;
  }
}
