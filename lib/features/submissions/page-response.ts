import 'server-only';
import { isContactField } from '@/lib/features/contact/fields';
import { addCampaign } from '@/lib/server/routing/campaign-query';
import { routes } from '@/lib/server/routing/routes';
import type { SubmissionResult } from '@/lib/features/submissions/result';
import { cacheControl } from '@/lib/server/response/headers.mts';

function target(result: SubmissionResult): string {
  if (result.outcome === 'accepted') return routes.contactThanks();
  if (result.outcome === 'kept') return routes.folio(result.folio);
  if (result.outcome === 'invalid' && isContactField(result.field)) {
    return routes.contactCheck(result.field);
  }
  return routes.contactNotSent();
}

/**
 * The response to a plain form: 303 to a page with the outcome, never with what was typed.
 *
 * @param campaign of `campaignQuery`: who has to correct something still comes by it.
 */
export function redirectResponse(result: SubmissionResult, campaign: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: addCampaign(target(result), campaign),
      'cache-control': cacheControl.never,
    },
  });
}
