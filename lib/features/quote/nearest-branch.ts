import 'server-only';
import { findCityById } from '@/lib/content/catalogue/municipalities';
import { stateKey } from '@/lib/content/catalogue/state-names';
import { findState } from '@/lib/content/catalogue/states';
import { getBranches, getBranchesOfCity } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import type { NearBranch } from '@/lib/features/quote/state';
import { routes } from '@/lib/server/routing/routes';

/**
 * The branch for a visitor whose city a line does not serve: one that serves the city with others, else
 * the first of the city's state. Undefined where none is known, or the gateway does not say.
 *
 * @param cityId of the catalogue of municipalities.
 */
export async function nearestBranch(cityId: number): Promise<NearBranch | undefined> {
  const [ofCity] = listOrEmpty(await getBranchesOfCity(cityId));
  if (ofCity) return { name: ofCity.name, href: routes.branch(ofCity), isOfCity: true };
  const state = findState(findCityById(cityId)?.state_id ?? 0)?.name ?? '';
  const ofState = listOrEmpty(await getBranches()).find(
    ({ ubication }) => stateKey(ubication.state) === stateKey(state),
  );
  return ofState && { name: ofState.name, href: routes.branch(ofState), isOfCity: false };
}
