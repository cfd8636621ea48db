import { getQuoteCities } from '@/lib/gateway/states';
import { mapResult } from '@/lib/gateway/result';
import { invalidId, lookupAnswer, readId } from '@/lib/api-answers';
import { eachNameOnce } from '@/lib/quote/cities';

/** The cities of a state (`?state=`), for wizard step 2. */
export async function GET(request: Request): Promise<Response> {
  const stateId = readId(request, 'state');
  if (stateId === undefined) return invalidId();
  return lookupAnswer(mapResult(await getQuoteCities(stateId), eachNameOnce), []);
}
