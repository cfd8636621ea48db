import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readSubmissionBody } from '@/lib/features/submissions/body';
import { isSameOrigin } from '@/lib/features/submissions/pipeline';
import { clientKey } from '@/lib/server/http/client.mts';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { runDetached } from '@/lib/util/process.mts';

const answer = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': cacheControl.never } });

/**
 * Creates a route handler for the reports that pages send without a cookie or id. It responds with 204 or
 * an error status.
 *
 * @param record stores a report; returns false for an invalid one.
 */
export function reportHandler(
  name: string,
  record: (fields: Record<string, unknown>, request: Request) => boolean,
) {
  // The limit is per client and minute; an office may share an IP address. It only protects the metrics.
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: 120, duration: 60 });
  const isWithinLimit = (sender: string) =>
    runDetached(() => limiter.consume(sender)).then(
      () => true,
      () => false,
    );
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers)) return answer(403);
    if (!(await isWithinLimit(clientKey(request.headers)))) return answer(429);
    const body = await readSubmissionBody(request, ['json']);
    if ('outcome' in body) return answer(body.status);
    return answer(record(body.fields, request) ? 204 : 400);
  };
}
