import 'server-only';
import { Counter } from 'prom-client';
import { metrics } from '@/lib/server/observability/metrics';
import { globalSingleton } from '@/lib/util/global-singleton';

const createCampaignMetrics = () => ({
  events: new Counter({
    name: 'campaign_events_total',
    help: 'Visits, steps of the wizard, quotes and messages, by campaign of the list.',
    labelNames: ['campaign', 'event'],
    registers: [metrics().registry],
  }),
});

/** One set of counters for the process, whichever bundle asks. */
export const campaignMetrics = (): ReturnType<typeof createCampaignMetrics> =>
  globalSingleton('campaign-metrics', createCampaignMetrics);
