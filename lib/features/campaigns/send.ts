import type { Step } from '@/lib/features/quote/state';
import { addCampaign } from '@/lib/server/routing/campaign-query';
import { apiRoutes } from '@/lib/server/routing/routes';

/**
 * Reports that a visitor has reached steps of the wizard. It goes out although the page is left, and
 * nothing depends on it.
 *
 * @param campaign of `campaignQuery`.
 */
export function reportSteps(steps: readonly Step[], campaign: string): void {
  const body = new Blob([JSON.stringify({ steps })], { type: 'application/json' });
  // Old browsers and some blockers lack it.
  navigator.sendBeacon?.(addCampaign(apiRoutes.campaigns(), campaign), body);
}
