import { join } from 'node:path';
import { dataDir } from '../../util/data-dir.mts';
import { readKeyFile, readKeyRing } from './key-ring.mts';
import { openPostgres } from './postgres.mts';
import { openSqlite } from './sqlite.mts';
import { createLeadStore, type LeadStore } from './store.mts';

/** Where leads are kept: PostgreSQL by `DATABASE_URL`, else a file in `.data`. */
async function open(): Promise<LeadStore> {
  const { DATABASE_URL: url, LEADS_KEY: key } = process.env;
  const keyFile = join(dataDir(), 'leads.key');
  const keys = key
    ? readKeyRing(key)
    : readKeyFile(keyFile, () => {
        const level = 30;
        const line = { level, time: new Date(), msg: 'leads', key: 'created', file: keyFile };
        process.stdout.write(`${JSON.stringify(line)}\n`);
      });
  const database = url ? await openPostgres(url) : openSqlite(join(dataDir(), 'leads.sqlite'));
  return createLeadStore(database, keys);
}

declare global {
  /** Next bundles this module several times. */
  var leadStorePromise: Promise<LeadStore> | undefined;
}

/** The store of this process, opened on first use. Rejects while it cannot be opened. */
export async function openLeadStore(): Promise<LeadStore> {
  const opening = (globalThis.leadStorePromise ??= open());
  try {
    return await opening;
  } catch (error) {
    // The next call tries again: a disk may be freed.
    if (globalThis.leadStorePromise === opening) globalThis.leadStorePromise = undefined;
    throw error;
  }
}
