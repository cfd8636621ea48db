import { randomUUID } from 'node:crypto';
import type { Submission } from '@/lib/content/gateway/submissions';
import { createEncryption, newKey } from '@/lib/features/leads/encryption.mts';
import { newFolio } from '@/lib/features/leads/folio.mts';
import { createOutbox, type Outbox } from '@/lib/features/leads/outbox.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import { quote } from '@/tests/support/submission-payloads';

export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;
export const DAY = 24 * HOUR;

export const submission: Submission = { call: 'quote', body: quote };

/** Opens an outbox whose time only `pass` moves, and whose pauses have the maximum length. */
export async function newOutbox({
  database = openSqlite(':memory:'),
  keys = newKey(),
  folios = newFolio,
  startsAt = Date.UTC(2026, 10, 24),
}: { database?: Database; keys?: string; folios?: () => string; startsAt?: number } = {}) {
  let time = startsAt;
  const outbox = await createOutbox({
    database,
    encryption: createEncryption(keys),
    now: () => time,
    newFolio: folios,
    random: () => 1,
  });
  const pass = (ms: number) => void (time += ms);
  return { database, outbox, pass, now: () => time };
}

/** Stores a lead under a new key. */
export async function storeOne(outbox: Outbox, key: string = randomUUID()) {
  const { lead } = await outbox.store(key, submission);
  return lead;
}

/** Returns the states of all leads by folio. */
export async function statesIn(database: Database): Promise<Record<string, unknown>> {
  const rows = await database.query('SELECT folio, state FROM outbox');
  return Object.fromEntries(rows.map(({ folio, state }) => [folio, state]));
}
