import 'server-only';
import { Counter, Gauge } from 'prom-client';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { leadStates } from '@/lib/features/leads/outbox.mts';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { globalSingleton } from '@/lib/util/process.mts';

const countLeads = () =>
  openOutbox()
    .then((outbox) => outbox.count())
    .catch(() => undefined);

function createLeadMetrics() {
  const registers = [metrics().registry];
  return {
    attempts: new Counter({
      name: 'lead_attempts_total',
      help: 'Attempts to deliver a lead by outcome: accepted, rejected or failed.',
      labelNames: ['outcome'],
      registers,
    }),
    storeErrors: new Counter({
      name: 'lead_store_errors_total',
      help: 'Calls of the outbox that failed.',
      registers,
    }),
    byState: new Gauge({
      name: 'leads',
      help: 'Leads in the outbox by state.',
      labelNames: ['state'],
      registers,
      async collect() {
        const counts = await countLeads();
        for (const state of leadStates) this.set({ state }, counts?.[state] ?? NaN);
      },
    }),
    oldest: new Gauge({
      name: 'lead_oldest_pending_seconds',
      help: 'Age of the oldest pending lead; 0 without any.',
      registers,
      async collect() {
        const counts = await countLeads();
        const oldest = counts?.oldestPendingAt ?? Date.now();
        this.set(counts ? Math.max(0, Date.now() - oldest) / 1000 : NaN);
      },
    }),
  };
}

/** Returns the metrics of leads. They are NaN while the outbox is unavailable. */
export function leadMetrics(): ReturnType<typeof createLeadMetrics> {
  return globalSingleton('lead-metrics', createLeadMetrics);
}
