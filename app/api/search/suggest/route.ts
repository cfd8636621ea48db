import { answer } from '@/lib/api-answers';
import { suggestionsFor } from '@/lib/search/answer';
import { readTerm } from '@/lib/search/read-term';

/**
 * Pages of the site for what is being typed: `?search=` the beginning of a term. Asks the gateway
 * nothing. 400 without a term or with one above the limit.
 */
export async function GET(request: Request): Promise<Response> {
  const term = readTerm(request);
  return term instanceof Response ? term : answer(await suggestionsFor(term));
}
