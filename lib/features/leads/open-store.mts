import { join } from 'node:path';
import { openDatabase } from '../../server/database/open-database.mts';
import { dataDir } from '../../util/data-dir.mts';
import { readKeyFile, readKeyRing } from './key-ring.mts';
import { createLeadStore, type LeadStore } from './store.mts';

async function open(): Promise<LeadStore> {
  const { LEADS_KEY: key } = process.env;
  const keyFile = join(dataDir(), 'leads.key');
  const keys = key
    ? readKeyRing(key)
    : readKeyFile(keyFile, () => {
        const level = 30;
        const line = { level, time: new Date(), msg: 'leads', key: 'created', file: keyFile };
        process.stdout.write(`${JSON.stringify(line)}\n`);
      });
  return createLeadStore(await openDatabase(), keys);
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
