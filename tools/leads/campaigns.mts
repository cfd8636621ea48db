/**
 * What campaigns bring: `npm run campaigns`, in the image `node tools/leads/campaigns.mts`.
 *
 *   npm run campaigns                                          the last 30 days
 *   npm run campaigns -- --from 2026-11-01 --to 2026-11-30     these days, both included
 *   npm run --silent campaigns -- --csv > campaigns.csv        by day, for a spreadsheet
 *   npm run --silent campaigns -- --html > campanas.html       a page with pictures
 *
 * It works beside the running site, on PostgreSQL (DATABASE_URL) or on .data. Days are Mexico City's.
 * Visits and steps of the last ten seconds may be missing.
 */
import { parseArgs } from 'node:util';
import { openCampaignCounts } from '../../lib/features/campaigns/open-counts.mts';
import { readRange } from '../../lib/features/campaigns/report.mts';
import { campaignPage } from '../../lib/features/campaigns/report-page.mts';
import { closeDatabase } from '../../lib/server/database/open-database.mts';
import { mexicoDay } from '../../lib/util/mexico-day.mts';
import { campaignCsv, campaignTable } from './campaign-table.mts';
import { readEnvironmentFiles } from './environment-files.mts';

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      csv: { type: 'boolean' },
      html: { type: 'boolean' },
    },
  });
  const { from, to } = readRange(values, mexicoDay(new Date()));
  readEnvironmentFiles();
  try {
    const counts = await (await openCampaignCounts()).read(from, to);
    if (values.csv) return void process.stdout.write(campaignCsv(counts));
    if (values.html) return void process.stdout.write(campaignPage(counts, from, to));
    console.log(`Del ${from} al ${to}\n\n${campaignTable(counts)}`);
  } finally {
    await closeDatabase();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
