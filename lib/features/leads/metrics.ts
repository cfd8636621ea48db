import 'server-only';
import { Counter, Gauge } from 'prom-client';
import { openLeadSpool, openLeadStore } from '@/lib/features/leads/open-store.mts';
import { leadStates } from '@/lib/features/leads/lead.mts';
import { metrics } from '@/lib/server/observability/metrics';
import { globalSingleton } from '@/lib/util/global-singleton';

function createLeadMetrics() {
  const { registry } = metrics();
  const registers = [registry];
  return {
    attempts: new Counter({
      name: 'lead_attempts_total',
      help: 'Attempts to deliver a lead by outcome: delivered, postponed or undeliverable.',
      labelNames: ['outcome'],
      registers,
    }),
    storeErrors: new Counter({
      name: 'lead_store_errors_total',
      help: 'Calls of the lead store that failed.',
      registers,
    }),
    byState: new Gauge({
      name: 'leads',
      help: 'Leads in the store by state.',
      labelNames: ['state'],
      registers,
      async collect() {
        const counts = await openLeadStore()
          .then((store) => store.counts())
          .catch(() => undefined);
        for (const state of leadStates) this.set({ state }, counts?.[state] ?? NaN);
      },
    }),
    spooled: new Gauge({
      name: 'leads_spooled',
      help: "Leads on this instance's disk that have not come into the store.",
      registers,
      async collect() {
        const counts = await openLeadSpool().then((spool) => spool?.counts());
        this.set(Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0));
      },
    }),
    oldest: new Gauge({
      name: 'lead_oldest_pending_seconds',
      help: 'Age of the oldest pending lead; 0 without any.',
      registers,
      async collect() {
        const oldest = await openLeadStore()
          .then((store) => store.oldestPending())
          .catch(() => NaN);
        this.set(oldest === undefined ? 0 : Math.max(0, Date.now() - oldest) / 1000);
      },
    }),
  };
}

/** The metrics of leads. NaN where the store is unavailable. */
export function leadMetrics(): ReturnType<typeof createLeadMetrics> {
  return globalSingleton('lead-metrics', createLeadMetrics);
}
