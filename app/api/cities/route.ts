import { inNameOrder } from '@/lib/content/catalogue/choices';
import { getQuoteCities } from '@/lib/content/gateway/states';
import { mapResult } from '@/lib/content/gateway/result';
import { invalidId, lookupResponse, readId } from '@/lib/content/gateway/api-responses';

/**
 * The cities of a state (`?state=`), for wizard step 2, in alphabetical order. The catalogue repeats one
 * municipality of Oaxaca 36 times (specification, section 3): the first counts.
 */
export async function GET(request: Request): Promise<Response> {
  const stateId = readId(request, 'state');
  if (stateId === undefined) return invalidId();
  const cities = mapResult(await getQuoteCities(stateId), (list) => {
    const isFirst = ({ name }: { name: string }, at: number) =>
      list.findIndex((city) => city.name === name) === at;
    return inNameOrder(list.filter(isFirst));
  });
  return lookupResponse(cities, []);
}
