// Visits and steps are written together, every few seconds: what a crash takes of them changes no
// decision. Leads are counted in the transaction that stores them (lib/features/leads/store).
import 'server-only';
import type { CampaignCount, CampaignEvent } from '@/lib/features/campaigns/counts.mts';
import { campaignMetrics } from '@/lib/features/campaigns/metrics';
import { openCampaignCounts } from '@/lib/features/campaigns/open-counts.mts';
import { isBuild } from '@/lib/server/cache/build-phase.mts';
import { errorReason } from '@/lib/server/database/error-reason';
import { beforeStop, isStopping } from '@/lib/server/http/stop';
import { log } from '@/lib/server/observability/logger';
import { runDetached } from '@/lib/util/detached-context';
import { globalSingleton } from '@/lib/util/global-singleton';
import { mexicoDay } from '@/lib/util/mexico-day.mts';

const FLUSH_MS = 10_000;

/** By day, campaign and event, so that its size does not depend on the number of visitors. */
const buffered = () => globalSingleton('campaign-counts', () => new Map<string, CampaignCount>());

function add(counted: CampaignCount): void {
  const key = `${counted.day} ${counted.campaign} ${counted.event}`;
  const count = (buffered().get(key)?.count ?? 0) + counted.count;
  buffered().set(key, { ...counted, count });
}

/** Writes what was counted. What cannot be written is written the next time. Never rejects. */
export async function flushCounts(): Promise<void> {
  const counts = [...buffered().values()];
  if (counts.length === 0) return;
  buffered().clear();
  try {
    await (await openCampaignCounts()).add(counts);
  } catch (error) {
    counts.forEach(add);
    log.error({ action: 'flush', reason: errorReason(error) }, 'campaign counts');
  }
}

/** Counts events of one campaign now. @param campaign of `campaignLabel`. */
export function countEvents(campaign: string, events: readonly CampaignEvent[]): void {
  const day = mexicoDay(new Date());
  for (const event of events) {
    campaignMetrics().events.inc({ campaign, event });
    add({ day, campaign, event, count: 1 });
  }
  // No other flush would come.
  if (isStopping()) void flushCounts();
}

/** Writes what is counted every ten seconds, and when the process is told to stop. */
export function startCounting(): void {
  if (isBuild) return;
  globalSingleton('campaign-counting', () => {
    beforeStop(flushCounts);
    return runDetached(() => setInterval(() => void flushCounts(), FLUSH_MS)).unref();
  });
}
