import 'server-only';
import { isContactField } from '@/lib/features/contact/fields';
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

/** The response to a plain form: 303 to a page with the outcome, never with what was typed. */
export function redirectResponse(result: SubmissionResult): Response {
  return new Response(null, {
    status: 303,
    headers: { location: target(result), 'cache-control': cacheControl.never },
  });
}
