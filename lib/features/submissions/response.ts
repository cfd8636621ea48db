import 'server-only';
import type { SubmissionResult } from '@/lib/features/submissions/result';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { routes } from '@/lib/server/routing/routes';

/** Returns the body. Its `code` follows the gateway's convention: 200 is success, 202 is delivered later. */
function bodyOf(result: SubmissionResult): { code: number; [field: string]: unknown } {
  switch (result.outcome) {
    case 'accepted':
      return { code: 200, folio: result.folio };
    case 'received':
      return { code: 202, folio: result.folio };
    case 'rejected':
      return { code: 422, reason: 'rejected' };
    case 'failed':
      return { code: 502, reason: 'gateway' };
    case 'invalid':
      return { code: 400, reason: 'invalid', field: result.field, message: result.message };
    case 'refused':
      return { code: result.status, reason: result.reason };
  }
}

/** Returns the response to a script: `{ code }` and the folio of a stored lead; never the submitted content. */
export function submissionResponse(result: SubmissionResult): Response {
  const body = bodyOf(result);
  const headers = new Headers({ 'cache-control': cacheControl.never });
  if (result.outcome === 'refused' && result.retryAfter !== undefined) {
    headers.set('retry-after', String(result.retryAfter));
  }
  return Response.json(body, { status: body.code, headers });
}

function target(result: SubmissionResult): string {
  if (result.outcome === 'accepted') return routes.contactThanks();
  if (result.outcome === 'received') return routes.contactReceived(result.folio);
  if (result.outcome === 'invalid') return routes.contactCheck();
  return routes.contactNotSent();
}

/**
 * Returns the response to a form without script: a 303 to a page with the outcome, without the submitted
 * content.
 */
export function redirectResponse(result: SubmissionResult): Response {
  return new Response(null, {
    status: 303,
    headers: { location: target(result), 'cache-control': cacheControl.never },
  });
}
