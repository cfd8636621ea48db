import { stateKey } from '@/lib/content/catalogue/state-names';
import { listOrEmpty, missing, type Result } from '@/lib/content/gateway/result';
import type { City } from '@/lib/content/gateway/states';
import { nameKey } from '@/lib/util/name-keys';
import type { Lists } from '../content';

/**
 * Cities that have the name of a branch, and `line city` of each line that the branch serves: there
 * must be coverage. Lines without a branch are asked for in every such city.
 */
export function coveragePairs(
  lists: Lists,
  quoteCities: ReadonlyMap<number, Result<City[]>>,
): { cities: number[]; pairs: string[] } {
  // Several states have a Santa Catarina.
  const placeKey = (state: string, city: string) => `${stateKey(state)} ${nameKey(city)}`;
  const cityByName = new Map(
    listOrEmpty(lists.quoteStates).flatMap((state) =>
      listOrEmpty(quoteCities.get(state.id) ?? missing).map(
        ({ id, name }) => [placeKey(state.name, name), id] as const,
      ),
    ),
  );
  const cityOfBranch = new Map(
    listOrEmpty(lists.branches).flatMap(({ id, name, ubication }) => {
      const city = cityByName.get(placeKey(ubication.state, name));
      return city === undefined ? [] : [[id, city] as const];
    }),
  );
  const all = [...new Set(cityOfBranch.values())];
  const unitsOf = new Map(
    listOrEmpty(lists.lines).map(({ id, business_unit }) => [id, business_unit]),
  );
  const pairs = listOrEmpty(lists.quoteLines).flatMap(({ id }) => {
    const served = (unitsOf.get(id) ?? []).flatMap((unit) => cityOfBranch.get(unit.id) ?? []);
    return (served.length > 0 ? [...new Set(served)] : all).map((city) => `${id} ${city}`);
  });
  return { cities: all, pairs };
}
