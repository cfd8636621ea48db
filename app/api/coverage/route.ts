import { findCityById } from '@/lib/content/catalogue/municipalities';
import { stateKey } from '@/lib/content/catalogue/state-names';
import { findState } from '@/lib/content/catalogue/states';
import { getBranches, getBranchesOfCity, getCoverage } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { badGateway, invalidId, jsonResponse, readId } from '@/lib/content/gateway/api-responses';
import { phoneParts } from '@/lib/util/format/read-phone-numbers';
import type { CoverageResponse } from '@/lib/features/quote/lookups';
import type { NearBranch } from '@/lib/features/quote/state';
import { routes } from '@/lib/server/routing/routes';

/**
 * Returns the branch for a visitor whose city a line does not serve: one that serves the city with other
 * lines, else the first of the city's state. Undefined if none is known or the gateway is unavailable.
 */
async function nearestBranch(cityId: number): Promise<NearBranch | undefined> {
  const [ofCity] = listOrEmpty(await getBranchesOfCity(cityId));
  if (ofCity) return { name: ofCity.name, href: routes.branch(ofCity), isOfCity: true };
  const state = findState(findCityById(cityId)?.state_id ?? 0)?.name ?? '';
  const ofState = listOrEmpty(await getBranches()).find(
    ({ ubication }) => stateKey(ubication.state) === stateKey(state),
  );
  return ofState && { name: ofState.name, href: routes.branch(ofState), isOfCity: false };
}

/**
 * Returns whether a line serves a city (`?line=&city=`): if so, with the phone of the help line, else with
 * the nearest branch.
 */
export async function GET(request: Request): Promise<Response> {
  const lineId = readId(request, 'line');
  const cityId = readId(request, 'city');
  if (lineId === undefined || cityId === undefined) return invalidId();
  const coverage = await getCoverage(cityId, lineId);
  if (coverage.status === 'unavailable') return badGateway();
  const [served] = listOrEmpty(coverage);
  const answer: CoverageResponse = served
    ? { covered: true, phone: phoneParts(served.phone_number) }
    : { covered: false, phone: [], nearest: await nearestBranch(cityId) };
  return jsonResponse(answer, 'lookup');
}
