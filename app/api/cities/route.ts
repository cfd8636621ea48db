import { numberedTwins } from '@/lib/content/catalogue/states';
import { findCityById } from '@/lib/content/catalogue/municipalities';
import { getQuoteCities } from '@/lib/content/gateway/states';
import { mapResult } from '@/lib/content/gateway/result';
import { invalidId, lookupResponse, readId } from '@/lib/content/gateway/api-responses';

/**
 * Returns the cities of a state (`?state=`), for wizard step 2, in the gateway's order. The catalogue
 * repeats one municipality of Oaxaca 36 times (specification, section 3); only the first is returned.
 */
export async function GET(request: Request): Promise<Response> {
  const stateId = readId(request, 'state');
  if (stateId === undefined) return invalidId();
  const cities = mapResult(await getQuoteCities(stateId), (list) => {
    const isRepeated = ({ id, name }: (typeof list)[number]) => {
      const first = list.find((city) => city.name === name)?.id;
      return first !== id && first === findCityById(id)?.id;
    };
    return numberedTwins(list.filter((city) => !isRepeated(city)));
  });
  return lookupResponse(cities, []);
}
