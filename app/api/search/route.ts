import { jsonResponse, badGateway } from '@/lib/content/gateway/api-responses';
import { runSearch } from '@/lib/features/search/response';
import { readTerm } from '@/lib/features/search/read-term';

/**
 * The site search, `?search=`: the gateway's results and the site's own. A response with one of
 * them only is not cached. 400 for an invalid term, 502 without either.
 */
export async function GET(request: Request): Promise<Response> {
  const term = readTerm(request);
  if (term instanceof Response) return term;
  const reply = await runSearch(term);
  if (reply.gateway === null && reply.site === null) return badGateway();
  return jsonResponse(reply, reply.gateway === null || reply.site === null ? 'never' : 'content');
}
