// The metrics of the process, for Prometheus. Next does not bundle the server, which loads this file, so
// its imports cannot use the `@/` alias. Every label has a bounded number of values.
import { createServer } from 'node:http';
import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isRedisUp } from '../cache/redis.mts';
import { dataDir, logError } from '../../util/process.mts';

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. A read takes at most 5, a submission 10. */
const GATEWAY_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. The buckets include the limits of "good" and "poor" of LCP, INP, FCP and TTFB. */
const VITAL_BUCKETS = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 8];
/** Scores. "Good" ends at 0.1, "poor" begins at 0.25. */
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'page_store_bytes',
    help: 'Cached pages on disk.',
    registers,
    collect() {
      this.set(globalThis.pageStore?.stats().bytes ?? 0);
    },
  });
  new Counter({
    name: 'page_store_failures_total',
    help: 'Pages that could not be written to disk.',
    registers,
    collect() {
      this.reset();
      this.inc(globalThis.pageStore?.stats().failures ?? 0);
    },
  });
  new Gauge({
    name: 'redis_up',
    help: '1 while Redis accepts a write, else 0; 1 where none is configured.',
    registers,
    async collect() {
      this.set((await isRedisUp()) === false ? 0 : 1);
    },
  });
  new Gauge({
    name: 'disk_size_bytes',
    help: 'Size of the disk under the data folder.',
    registers,
    async collect() {
      const disk = await statfs(dataDir()).catch(() => undefined);
      this.set(disk ? disk.blocks * disk.bsize : NaN);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'What the site may still write there.',
    registers,
    async collect() {
      const disk = await statfs(dataDir()).catch(() => undefined);
      this.set(disk ? disk.bavail * disk.bsize : NaN);
    },
  });
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests by status. "aborted": the visitor left before the response ended.',
      labelNames: ['kind', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the arrival of a request to the end of its response.',
      labelNames: ['kind'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    cacheResponses: new Counter({
      name: 'cache_answers_total',
      help: 'Responses of the page cache and of the image optimizer: hit, stale or miss.',
      labelNames: ['kind', 'result'],
      registers,
    }),
    gatewayCalls: new Histogram({
      name: 'gateway_call_duration_seconds',
      help: 'Calls of the content gateway by outcome.',
      labelNames: ['call', 'outcome'],
      buckets: GATEWAY_BUCKETS,
      registers,
    }),
    gatewayDefects: new Counter({
      name: 'gateway_defects_total',
      help: 'Invalid records left out and invalid optional fields read as absent.',
      labelNames: ['call', 'defect'],
      registers,
    }),
    gatewayAnswered: new Gauge({
      name: 'gateway_last_success_timestamp_seconds',
      help: 'When the gateway last answered a call as it should; 0 before the first time.',
      registers,
    }),
    submissions: new Counter({
      name: 'submissions_total',
      help: 'Quotes and messages by outcome.',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    vitals: new Histogram({
      name: 'web_vitals_seconds',
      help: 'Measured by visitors: LCP, INP, FCP, TTFB.',
      labelNames: ['metric', 'route', 'device'],
      buckets: VITAL_BUCKETS,
      registers,
    }),
    shifts: new Histogram({
      name: 'web_vitals_layout_shift',
      help: 'Measured by visitors: CLS, a score without a unit.',
      labelNames: ['route', 'device'],
      buckets: SHIFT_BUCKETS,
      registers,
    }),
  };
}

declare global {
  /** The server and Next's bundles share one registry. */
  var siteMetrics: ReturnType<typeof createMetrics> | undefined;
}

/** Returns the metrics of this process. */
export const metrics = (): ReturnType<typeof createMetrics> =>
  (globalThis.siteMetrics ??= createMetrics());

/** Serves `GET /metrics` on its own port. The site runs without it if the port is taken. */
export function startMetricsServer(port: number, host: string): void {
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.on('error', ({ message }) => logError('metrics', { port, host, reason: message }));
  server.listen(port, host).unref();
}
