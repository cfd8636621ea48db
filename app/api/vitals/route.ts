import { senderOf } from '@/lib/submissions/address';
import { readSubmissionBody } from '@/lib/submissions/body';
import { isSameOrigin } from '@/lib/submissions/same-origin';
import { recordVitals, takeReport } from '@/lib/vitals/record';

const answer = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Takes what a visit measured into the metrics: no cookie, no id, no query. 204, or
 * the status of why not; nobody reads it.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403);
  if (!(await takeReport(senderOf(request.headers)))) return answer(429);
  const body = await readSubmissionBody(request, ['json']);
  if ('outcome' in body) return answer(body.status);
  return answer(recordVitals(body.fields) ? 204 : 400);
}
