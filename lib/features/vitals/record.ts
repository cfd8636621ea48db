import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { runDetached } from '@/lib/util/detached-context';
import { metrics } from '@/lib/server/observability/metrics';
import { routePattern } from '@/lib/server/routing/route-table';
import { devices, vitalNames } from '@/lib/features/vitals/vital';

const MAX_VITALS = 20;
/** Ten minutes: no page that is measured takes longer. */
const MAX_VALUE = 600_000;

const MAX_PATH = 2_000;

const report = z.strictObject({
  device: z.enum(devices),
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(vitalNames),
        value: z.number().min(0).max(MAX_VALUE),
        // Only the route of a path is kept.
        path: z.string().max(MAX_PATH).transform(routePattern).pipe(z.string()),
      }),
    )
    .min(1)
    .max(MAX_VITALS),
});

/** Reports per IP address and minute, which an office may share. Protects the figures alone. */
const limiter = new RateLimiterMemory({ keyPrefix: 'vitals', points: 120, duration: 60 });

/** Counts a report; false above the limit. */
export function consumeReportQuota(sender: string): Promise<boolean> {
  return runDetached(() => limiter.consume(sender)).then(
    () => true,
    () => false,
  );
}

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
