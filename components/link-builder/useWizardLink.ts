import { useLookup } from '@/components/ui/useLookup';
import { wizardPath } from '@/lib/features/link-builder/campaign-link';
import type { LinkedLine } from '@/lib/features/quote/deep-link';
import { decodeCoverage, decodePlaces } from '@/lib/features/quote/lookups';
import type { Named } from '@/lib/features/quote/state';
import { apiRoutes } from '@/lib/server/routing/routes';

const byId = <N extends Named>(list: readonly N[], id: string) =>
  list.find((item) => String(item.id) === id);

interface Chosen {
  service: string;
  state: string;
  city: string;
}

/** Loads the places of the wizard and returns the path that opens it with a service and a place. */
export function useWizardLink(isWanted: boolean, chosen: Chosen, lines: readonly LinkedLine[]) {
  const states = useLookup(isWanted ? apiRoutes.states() : null, decodePlaces).data ?? [];
  const line = byId(lines, chosen.service);
  const state = byId(states, chosen.state);
  const cities = useLookup(state ? apiRoutes.cities(state.id) : null, decodePlaces).data ?? [];
  const city = byId(cities, chosen.city);
  const coverage = useLookup(
    line && city ? apiRoutes.coverage(line.id, city.id) : null,
    decodeCoverage,
  );
  const problem =
    coverage.data?.covered === false &&
    'Ese servicio no tiene cobertura en esa ciudad. Elige otra, o deja solo el servicio.';
  return { states, cities, path: line && wizardPath(line, state, city), problem };
}
