import 'server-only';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { metrics } from '@/lib/server/observability/metrics';

/** Outcomes that are the gateway's fault. */
const FAILURES = new Set(['unavailable', 'failed']);

/**
 * Does a gateway call under watch: its time and outcome in the metrics and, where traces are
 * collected, in a span. Every call of the gateway goes through here.
 *
 * @param call its method and path with placeholders for values, since those are without number.
 * @param outcomeOf what the call came to, in one word.
 */
export function watched<T>(
  call: string,
  outcomeOf: (value: T) => string,
  work: () => Promise<T>,
): Promise<T> {
  return trace
    .getTracer('gateway')
    .startActiveSpan(`gateway ${call}`, { kind: SpanKind.CLIENT }, async (span) => {
      const started = performance.now();
      let outcome = 'unavailable';
      try {
        const value = await work();
        outcome = outcomeOf(value);
        return value;
      } finally {
        const seconds = (performance.now() - started) / 1000;
        metrics().gatewayCalls.observe({ call, outcome }, seconds);
        span.setAttributes({ 'gateway.call': call, 'gateway.outcome': outcome });
        if (FAILURES.has(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
}
