import 'server-only';
import { z } from 'zod';
import { countEvents } from '@/lib/features/campaigns/buffer';
import { campaignLabel } from '@/lib/features/campaigns/label';
import { isPerson } from '@/lib/features/campaigns/visitors';
import { STEPS } from '@/lib/features/quote/state';
import { campaignSlug } from '@/lib/server/routing/campaign-query';

const report = z.strictObject({
  steps: z
    .array(z.literal(STEPS))
    .min(1)
    .max(STEPS.length)
    .refine((steps) => new Set(steps).size === steps.length),
});

/** Counts the steps that a visitor has reached, by a report of `reportSteps`; false for anything else. */
export function recordSteps(fields: Record<string, unknown>, { url, headers }: Request): boolean {
  const { data } = report.safeParse(fields);
  if (!data) return false;
  // A bot is told the same.
  if (isPerson(headers.get('user-agent'))) {
    const campaign = campaignLabel(campaignSlug(new URL(url).search));
    countEvents(
      campaign,
      data.steps.map((step) => `step-${step}` as const),
    );
  }
  return true;
}
