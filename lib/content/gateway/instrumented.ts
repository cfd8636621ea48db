import 'server-only';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { metrics } from '@/lib/server/observability/metrics';

const FAILURES = new Set(['unavailable', 'failed']);

/** Runs a gateway call with metrics and a span. `call` has placeholders: labels must be bounded. */
export function instrumented<T>(
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
        // By the telemetry clock: Next treats `Date.now()` in a render as content of the page.
        else metrics().gatewayAnswered.set((performance.timeOrigin + performance.now()) / 1000);
        span.end();
      }
    });
}
