import { join } from 'node:path';
import { openDatabase } from '../../server/database/open-database.mts';
import { openSqlite } from '../../server/database/sqlite.mts';
import { dataDir } from '../../util/data-dir.mts';
import { folioOf } from './folio.mts';
import { readKeyFile, readKeyRing, type KeyRing } from './key-ring.mts';
import { createLeadStore, type LeadStore } from './store.mts';

const say = (line: object) =>
  process.stdout.write(`${JSON.stringify({ time: new Date(), msg: 'leads', ...line })}\n`);

function readKeys(): KeyRing {
  const { LEADS_KEY: key } = process.env;
  const keyFile = join(dataDir(), 'leads.key');
  return key
    ? readKeyRing(key)
    : readKeyFile(keyFile, () => say({ level: 30, key: 'created', file: keyFile }));
}

declare global {
  /** Next bundles this module several times. */
  var leadStorePromise: Promise<LeadStore> | undefined;
  var leadSpoolPromise: Promise<LeadStore | undefined> | undefined;
  var isSpoolFailureSaid: boolean | undefined;
}

/** The store of this process, opened on first use. Rejects while it cannot be opened. */
export async function openLeadStore(): Promise<LeadStore> {
  const open = async () => createLeadStore(await openDatabase(), readKeys());
  const opening = (globalThis.leadStorePromise ??= open());
  try {
    return await opening;
  } catch (error) {
    // The next call tries again: a disk may be freed.
    if (globalThis.leadStorePromise === opening) globalThis.leadStorePromise = undefined;
    throw error;
  }
}

async function openOwnSpool(): Promise<LeadStore | undefined> {
  if (!process.env.DATABASE_URL) return undefined;
  const file = join(dataDir(), 'spool.sqlite');
  try {
    const given = { now: () => Date.now(), newFolio: folioOf, isSpool: true };
    return await createLeadStore(openSqlite(file), readKeys(), given);
  } catch {
    if (!globalThis.isSpoolFailureSaid) say({ level: 40, spool: 'unavailable', file });
    globalThis.isSpoolFailureSaid = true;
    return undefined;
  }
}

/**
 * Where leads wait while PostgreSQL is away: a store of the same form on the instance's own disk.
 * Undefined where the store is a file anyway, or while the disk cannot be written. Never rejects.
 */
export async function openLeadSpool(): Promise<LeadStore | undefined> {
  const opening = (globalThis.leadSpoolPromise ??= openOwnSpool());
  const spool = await opening;
  if (spool === undefined && globalThis.leadSpoolPromise === opening)
    globalThis.leadSpoolPromise = undefined;
  return spool;
}
