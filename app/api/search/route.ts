import {
  jsonResponse,
  badRequest,
  badGateway,
  readTerm,
} from '@/lib/content/gateway/api-responses';
import { resultsUpTo } from '@/lib/features/search/address';
import { runSearch } from '@/lib/features/search/response';
import { readPageNumber } from '@/lib/util/pagination';

/**
 * Returns the results of the site search, `?search=`: the gateway's up to `&pagina=` (default 1) and some
 * more, and the site's own. A response with only one of the two is not cached. 400 for an invalid term or
 * page, 502 without both.
 */
export async function GET(request: Request): Promise<Response> {
  const term = readTerm(request);
  if (term instanceof Response) return term;
  const page = readPageNumber(new URL(request.url).searchParams.get('pagina') ?? '1');
  if (page === undefined) return badRequest('La página no es válida.');
  const reply = await runSearch(term, resultsUpTo(page));
  if (reply.gateway === null && reply.site === null) return badGateway();
  return jsonResponse(reply, reply.gateway === null || reply.site === null ? 'never' : 'content');
}
