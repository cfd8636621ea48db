import type { Database } from '../../server/database/database.mts';
import { openDatabase } from '../../server/database/open-database.mts';
import { createCampaignCounts, type CampaignCounts } from './counts.mts';

const opened = new WeakMap<Database, CampaignCounts>();

/** The counts in the database of this process. Rejects while it cannot be opened. */
export async function openCampaignCounts(): Promise<CampaignCounts> {
  const database = await openDatabase();
  const counts = opened.get(database) ?? (await createCampaignCounts(database));
  opened.set(database, counts);
  return counts;
}
