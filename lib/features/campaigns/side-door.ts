import 'server-only';
import type { Config } from '@/lib/config';
import { openCampaignCounts } from '@/lib/features/campaigns/open-counts.mts';
import { readRange } from '@/lib/features/campaigns/report.mts';
import { campaignPage } from '@/lib/features/campaigns/report-page.mts';
import { errorReason } from '@/lib/server/database/error-reason';
import { log } from '@/lib/server/observability/logger';
import type { SideDoor, SideDoorAnswer } from '@/lib/server/observability/metrics-server';
import { mexicoDay } from '@/lib/util/mexico-day.mts';

const text = (status: number, body: string): SideDoorAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${body}\n`,
});

/**
 * Marketing's counters, by default of the last 30 days (`?from=&to=`, both included). 400 for what is no
 * range of days, 503 while the counts cannot be read.
 */
async function campaignReport(query: URLSearchParams): Promise<SideDoorAnswer> {
  let range: ReturnType<typeof readRange>;
  try {
    const asked = { from: query.get('from') || undefined, to: query.get('to') || undefined };
    range = readRange(asked, mexicoDay(new Date()));
  } catch (error) {
    return text(400, error instanceof Error ? error.message.replaceAll('--', '') : '');
  }
  try {
    const counts = await (await openCampaignCounts()).read(range.from, range.to);
    const body = campaignPage(counts, range.from, range.to);
    return { status: 200, type: 'text/html; charset=utf-8', body };
  } catch (error) {
    log.error({ reason: errorReason(error) }, 'campaign report');
    return text(503, 'Los contadores no se pueden leer en este momento. Intente más tarde.');
  }
}

/** The door to the counters, where a token is set for it. */
export function campaignDoors({ campaignsToken }: Config): readonly SideDoor[] {
  if (campaignsToken === undefined) return [];
  return [{ path: '/campanas', token: campaignsToken, answer: campaignReport }];
}
