import { inNameOrder } from '@/lib/catalogue/choices';
import { getQuoteCities } from '@/lib/gateway/states';
import { mapResult } from '@/lib/gateway/result';
import { invalidId, lookupAnswer, readId } from '@/lib/api-answers';
import { eachNameOnce } from '@/lib/quote/cities';

/** The cities of a state (`?state=`), for wizard step 2, in alphabetical order. */
export async function GET(request: Request): Promise<Response> {
  const stateId = readId(request, 'state');
  if (stateId === undefined) return invalidId();
  const cities = await getQuoteCities(stateId);
  return lookupAnswer(
    mapResult(cities, (list) => inNameOrder(eachNameOnce(list))),
    [],
  );
}
