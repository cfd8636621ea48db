import { consumeStepQuota, countSteps, readSteps } from '@/lib/features/campaigns/steps';
import { isPerson } from '@/lib/features/campaigns/visitors';
import { readSubmissionBody } from '@/lib/features/submissions/body';
import { clientKey } from '@/lib/server/http/client-key';
import { isSameOrigin } from '@/lib/features/submissions/same-origin';
import { campaignSlug } from '@/lib/server/routing/campaign-query';
import { cacheControl } from '@/lib/server/response/headers.mts';

const answer = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': cacheControl.never } });

/** Counts steps of the wizard for a campaign: no cookie, no id. 204, or an error status. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403);
  if (!(await consumeStepQuota(clientKey(request.headers)))) return answer(429);
  const body = await readSubmissionBody(request, ['json']);
  if ('outcome' in body) return answer(body.status);
  const steps = readSteps(body.fields);
  if (steps === undefined) return answer(400);
  // A bot is told the same.
  if (isPerson(request.headers.get('user-agent')))
    countSteps(campaignSlug(new URL(request.url).search), steps);
  return answer(204);
}
