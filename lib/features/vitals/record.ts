import 'server-only';
import { z } from 'zod';
import { metrics } from '@/lib/server/observability/metrics';
import { routePattern } from '@/lib/server/routing/route-table';

const MAX_VITALS = 20;
/** Ten minutes: no page that is measured takes longer. */
const MAX_VALUE = 600_000;

const MAX_PATH = 2_000;

const report = z.strictObject({
  /** By the width of the window. */
  device: z.enum(['phone', 'tablet', 'desktop']),
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        /** See web.dev/vitals: CLS is a score, the others are milliseconds. */
        value: z.number().min(0).max(MAX_VALUE),
        // Without the query, which may contain a visitor's search. Only the route is kept.
        path: z.string().max(MAX_PATH).transform(routePattern).pipe(z.string()),
      }),
    )
    .min(1)
    .max(MAX_VITALS),
});

/** What a page sends when it is left. */
export type VitalsReport = z.input<typeof report>;

/** Adds a report to the metrics; false for an invalid one. */
export function recordVitals(fields: Record<string, unknown>): boolean {
  const parsed = report.safeParse(fields);
  if (!parsed.success) return false;
  const { device, vitals } = parsed.data;
  for (const { name, value, path: route } of vitals) {
    if (name === 'CLS') metrics().shifts.observe({ route, device }, value);
    else metrics().vitals.observe({ metric: name, route, device }, value / 1000);
  }
  return true;
}
