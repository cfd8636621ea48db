import 'server-only';
import type { SubmissionResult } from '@/lib/features/submissions/result';
import { cacheControl } from '@/lib/server/response/headers.mts';

/** `code` follows the gateway's convention: 200 is success; 202 is kept for delivery. */
function describe(result: SubmissionResult): { status: number; body: Record<string, unknown> } {
  switch (result.outcome) {
    case 'accepted':
      return { status: 200, body: { code: 200, folio: result.folio } };
    case 'kept':
      return {
        status: 202,
        body: {
          code: 202,
          folio: result.folio,
          state: result.isInReview ? 'undeliverable' : 'pending',
          receipt: result.receipt,
        },
      };
    case 'rejected':
      return { status: 422, body: { code: 422, reason: 'rejected' } };
    case 'failed':
      return { status: 502, body: { code: 502, reason: 'gateway' } };
    case 'invalid':
      return {
        status: 400,
        body: { code: 400, reason: 'invalid', field: result.field, message: result.message },
      };
    case 'refused':
      return { status: result.status, body: { code: result.status, reason: result.reason } };
  }
}

/** The response to a script: `{ code }`, and of a stored lead its folio; never anything that was sent. */
export function jsonResponse(result: SubmissionResult): Response {
  const { status, body } = describe(result);
  const headers = new Headers({ 'cache-control': cacheControl.never });
  if (result.outcome === 'refused' && result.retryAfter !== undefined) {
    headers.set('retry-after', String(result.retryAfter));
  }
  return Response.json(body, { status, headers });
}
