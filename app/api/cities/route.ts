import { inNameOrder } from '@/lib/content/catalogue/choices';
import { getQuoteCities } from '@/lib/content/gateway/states';
import { mapResult } from '@/lib/content/gateway/result';
import { invalidId, lookupResponse, readId } from '@/lib/content/gateway/api-responses';
import { uniqueByName } from '@/lib/features/quote/cities';

/** The cities of a state (`?state=`), for wizard step 2, in alphabetical order. */
export async function GET(request: Request): Promise<Response> {
  const stateId = readId(request, 'state');
  if (stateId === undefined) return invalidId();
  const cities = await getQuoteCities(stateId);
  return lookupResponse(
    mapResult(cities, (list) => inNameOrder(uniqueByName(list))),
    [],
  );
}
