import { Counter, Gauge, type Registry } from 'prom-client';
import { isRedisUp, isShared } from '@/lib/server/cache/redis-client.mts';

const sumOf = (figure: 'bytes' | 'failures') =>
  (globalThis.pageStores ?? []).reduce((sum, store) => sum + store.stats()[figure], 0);

/** Metrics of the page store and of Redis, read when Prometheus asks. */
export function registerCacheMetrics(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'page_store_bytes',
    help: 'Cached pages on disk.',
    registers,
    collect() {
      this.set(sumOf('bytes'));
    },
  });
  new Counter({
    name: 'page_store_failures_total',
    help: 'Pages that could not be written to disk.',
    registers,
    collect() {
      this.reset();
      this.inc(sumOf('failures'));
    },
  });
  if (!isShared()) return;
  new Gauge({
    name: 'redis_up',
    help: '1 while Redis answers and refuses nothing, else 0; absent where none is configured.',
    registers,
    async collect() {
      this.set((await isRedisUp()) ? 1 : 0);
    },
  });
}
