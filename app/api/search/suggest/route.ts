import { jsonResponse, readTerm } from '@/lib/content/gateway/api-responses';
import { suggestionsFor } from '@/lib/features/search/response';

/** Returns suggestions for a typed term, `?search=`, without the gateway. 400 for an invalid term. */
export async function GET(request: Request): Promise<Response> {
  const term = readTerm(request);
  return term instanceof Response ? term : jsonResponse(await suggestionsFor(term));
}
