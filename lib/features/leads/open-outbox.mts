import { join } from 'node:path';
import type { Database } from '../../server/database/database.mts';
import { openPostgres } from '../../server/database/postgres.mts';
import { openSqlite } from '../../server/database/sqlite.mts';
import { dataDir } from '../../util/process.mts';
import { createEncryption, readKeyFile } from './encryption.mts';
import { newFolio } from './folio.mts';
import { createOutbox, type Outbox } from './outbox.mts';

interface OpenOutbox {
  database: Database;
  outbox: Outbox;
}

declare global {
  /** The outbox of this process. It is global, because Next bundles this module several times. */
  var outboxPromise: Promise<OpenOutbox> | undefined;
}

async function open(): Promise<OpenOutbox> {
  const { DATABASE_URL: url, LEADS_KEY: keys } = process.env;
  const encryption = createEncryption(keys || readKeyFile(join(dataDir(), 'outbox.key')));
  const database = url ? await openPostgres(url) : openSqlite(join(dataDir(), 'outbox.sqlite'));
  try {
    const now = () => Date.now();
    const parts = { database, encryption, now, newFolio, random: Math.random };
    return { database, outbox: await createOutbox(parts) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Returns the outbox of this process: in PostgreSQL if `DATABASE_URL` is set, otherwise in
 * `.data/outbox.sqlite`. Rejects while it cannot be opened; the next call tries again.
 */
export async function openOutbox(): Promise<Outbox> {
  const opening = (globalThis.outboxPromise ??= open());
  try {
    return (await opening).outbox;
  } catch (error) {
    if (globalThis.outboxPromise === opening) globalThis.outboxPromise = undefined;
    throw error;
  }
}

/** Closes the outbox of this process if it is open. */
export async function closeOutbox(): Promise<void> {
  const opening = globalThis.outboxPromise;
  globalThis.outboxPromise = undefined;
  await (await opening?.catch(() => undefined))?.database.close();
}
