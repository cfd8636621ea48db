import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { globalSingleton } from '@/lib/util/global-singleton';

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds; a read has at most 5, a submission 10. */
const GATEWAY_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. Holds the limits of "good" and "poor" of LCP, INP, FCP and TTFB. */
const VITAL_BUCKETS = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 8];
/** Scores. "Good" ends at 0.1, "poor" begins at 0.25. */
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests by status. "aborted": the visitor left before the response ended.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the arrival of a request to the end of its response.',
      labelNames: ['route'],
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

/** The metrics of this process. Every label has a bounded number of values. */
export const metrics = (): ReturnType<typeof createMetrics> =>
  globalSingleton('metrics', createMetrics);
