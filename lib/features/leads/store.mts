// The durable store of leads. A row says when its lead is due and until when an instance holds it;
// a claim that its instance does not release, because it died, ends by itself.
import type { Database } from '../../server/database/database.mts';
import { createClaims } from './claims.mts';
import { newFolio } from './folio.mts';
import { createKeeping } from './keeping.mts';
import type { KeyRing } from './key-ring.mts';
import { LATER_COLUMNS, SCHEMA, type StoreParts } from './lead-table.mts';
import { createMoving } from './moving.mts';
import { createTending } from './tending.mts';

const SYSTEM = { now: () => Date.now(), newFolio: () => newFolio() };

/**
 * The store of leads in a database. Rejects where its tables cannot be made.
 *
 * @param given what tells the time and gives folios, where it is not the system.
 */
export async function createLeadStore(
  database: Database,
  keys: KeyRing,
  given: Pick<StoreParts, 'now' | 'newFolio' | 'isSpool'> = SYSTEM,
) {
  await database.create(SCHEMA);
  await database.addColumns('leads', LATER_COLUMNS);
  const parts = { database, keys, ...given };
  const store = { ...createKeeping(parts), ...createClaims(parts), ...createTending(parts) };
  return { ...store, ...createMoving(parts, store) };
}

/** All that a store of leads can do. */
export type LeadStore = Awaited<ReturnType<typeof createLeadStore>>;
