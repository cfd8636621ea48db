import 'server-only';
import { z } from 'zod';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { routePattern } from '@/lib/server/routing/route-table';

const vital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** CLS is a score, the others are milliseconds: ten minutes at most. */
  value: z.number().min(0).max(600_000),
  // The metrics store only the route.
  path: z.string().max(2_000).transform(routePattern).pipe(z.string()),
});

const report = z.strictObject({
  device: z.enum(['phone', 'tablet', 'desktop']),
  vitals: z.array(vital).min(1).max(20),
});

/** The report that a page sends when its visitor leaves it. */
export type VitalsReport = z.input<typeof report>;

/** Adds a report to the metrics; returns false for an invalid one. */
export function recordVitals(fields: Record<string, unknown>): boolean {
  const { data } = report.safeParse(fields);
  for (const { name, value, path: route } of data?.vitals ?? []) {
    const labels = { route, device: data?.device ?? '' };
    if (name === 'CLS') metrics().shifts.observe(labels, value);
    else metrics().vitals.observe({ metric: name, ...labels }, value / 1000);
  }
  return data !== undefined;
}
