import { answer, gatewayDown } from '@/lib/content/gateway/api-responses';
import { runSearch } from '@/lib/features/search/response';
import { readTerm } from '@/lib/features/search/read-term';

/**
 * The site search: `?search=` what is searched for. The gateway's results and the site's own; each
 * stands without the other, and then no cache keeps it. 400 without a term or with one above the
 * limit, 502 where neither answers.
 */
export async function GET(request: Request): Promise<Response> {
  const term = readTerm(request);
  if (term instanceof Response) return term;
  const reply = await runSearch(term);
  if (reply.gateway === null && reply.site === null) return gatewayDown();
  return answer(reply, reply.gateway === null || reply.site === null ? 'never' : 'content');
}
