import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { countEvents } from '@/lib/features/campaigns/buffer';
import { campaignLabel } from '@/lib/features/campaigns/label';
import { STEPS, type Step } from '@/lib/features/quote/state';
import { runDetached } from '@/lib/util/detached-context';

const report = z.strictObject({
  steps: z
    .array(z.literal(STEPS))
    .min(1)
    .max(STEPS.length)
    .refine((steps) => new Set(steps).size === steps.length),
});

/** Reports per IP address and minute, which an office may share. Protects the counts alone. */
const limiter = new RateLimiterMemory({ keyPrefix: 'steps', points: 120, duration: 60 });

/** Counts a report; false above the limit. */
export function consumeStepQuota(sender: string): Promise<boolean> {
  return runDetached(() => limiter.consume(sender)).then(
    () => true,
    () => false,
  );
}

/** Reads a report of `reportSteps`; undefined for anything else. */
export function readSteps(fields: Record<string, unknown>): readonly Step[] | undefined {
  return report.safeParse(fields).data?.steps;
}

/** Counts steps that one visitor has reached. @param slug of the campaign; '' for none. */
export function countSteps(slug: string, steps: readonly Step[]): void {
  countEvents(
    campaignLabel(slug),
    steps.map((step) => `step-${step}` as const),
  );
}
