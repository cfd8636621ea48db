import { badGateway, jsonResponse, readTerm } from '@/lib/content/gateway/api-responses';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';

/** Returns the zones for a term, `?q=`. 400 for an invalid term, 502 without the list of branches. */
export async function GET(request: Request): Promise<Response> {
  const term = readTerm(request, 'q');
  if (term instanceof Response) return term;
  const answer = await answerZones(term);
  return answer ? jsonResponse(answer) : badGateway();
}
