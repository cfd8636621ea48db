import { clientKey } from '@/lib/server/http/client-key';
import { readSubmissionBody } from '@/lib/features/submissions/body';
import { isSameOrigin } from '@/lib/features/submissions/same-origin';
import { recordVitals, consumeReportQuota } from '@/lib/features/vitals/record';
import { cacheControl } from '@/lib/server/response/headers.mts';

const answer = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': cacheControl.never } });

/** Records a visit's web vitals: no cookie, no id, no query. 204, or an error status. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403);
  if (!(await consumeReportQuota(clientKey(request.headers)))) return answer(429);
  const body = await readSubmissionBody(request, ['json']);
  if ('outcome' in body) return answer(body.status);
  return answer(recordVitals(body.fields) ? 204 : 400);
}
