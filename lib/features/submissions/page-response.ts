import 'server-only';
import { isContactField } from '@/lib/features/contact/fields';
import { routes } from '@/lib/server/routing/routes';
import type { SubmissionResult } from '@/lib/features/submissions/result';

/** Where a form sent without script leads its visitor. */
function target(result: SubmissionResult): string {
  if (result.outcome === 'accepted') return routes.contactThanks();
  if (result.outcome === 'invalid' && isContactField(result.field)) {
    return routes.contactCheck(result.field);
  }
  return routes.contactNotSent();
}

/** The answer to a plain form: 303 to a page that says what came of it, never what was typed. */
export function redirectResponse(result: SubmissionResult): Response {
  return new Response(null, {
    status: 303,
    headers: { location: target(result), 'cache-control': 'no-store' },
  });
}
