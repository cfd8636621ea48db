import 'server-only';
import { metrics } from '@/lib/server/observability/metrics.mts';

const FAILURES = new Set(['unavailable', 'failed']);

/** Runs a gateway call and measures it. `call` has placeholders, so that the labels are bounded. */
export async function instrumented<T>(
  call: string,
  outcomeOf: (value: T) => string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  let outcome = 'unavailable';
  try {
    const value = await work();
    outcome = outcomeOf(value);
    return value;
  } finally {
    const seconds = (performance.now() - started) / 1000;
    metrics().gatewayCalls.observe({ call, outcome }, seconds);
    // The time comes from `performance`: Next treats `Date.now()` in a render as content of the page.
    if (!FAILURES.has(outcome))
      metrics().gatewayAnswered.set((performance.timeOrigin + performance.now()) / 1000);
  }
}
