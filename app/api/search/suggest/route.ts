import { jsonResponse } from '@/lib/content/gateway/api-responses';
import { suggestionsFor } from '@/lib/features/search/response';
import { readTerm } from '@/lib/features/search/read-term';

/**
 * Pages of the site for what is being typed: `?search=` the beginning of a term. Asks the gateway
 * nothing. 400 without a term or with one above the limit.
 */
export async function GET(request: Request): Promise<Response> {
  const term = readTerm(request);
  return term instanceof Response ? term : jsonResponse(await suggestionsFor(term));
}
