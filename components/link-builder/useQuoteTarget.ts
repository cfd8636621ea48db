import { useLookup, type Lookup } from '@/components/ui/useLookup';
import type { TargetChoices } from '@/lib/features/link-builder/choices';
import type { LinkOptions } from '@/lib/features/link-builder/options';
import { noCoverage, quotePath } from '@/lib/features/link-builder/quote-target';
import { decodeCities, decodeCoverage, decodeStates } from '@/lib/features/quote/lookups';
import type { Named } from '@/lib/features/quote/state';
import { apiRoutes } from '@/lib/server/routing/routes';

export interface QuoteLookup {
  /** The chosen state's id; undefined for none. */
  stateId: number | undefined;
  states: readonly Named[];
  cities: Lookup<Named[]>;
  coverage: Lookup<unknown>;
  /** Undefined while something is missing, loads or is not covered. */
  path: string | undefined;
  /** Why there is no path; '' where only a choice is missing. */
  note: string;
}

const chosen = <N extends Named>(list: readonly N[], id: string) =>
  list.find((item) => String(item.id) === id);

/** The wizard's link for a line and a place, where that line is offered there. */
export function useQuoteTarget(target: TargetChoices, options: LinkOptions): QuoteLookup {
  const isWanted = target.tipo === 'cotizador';
  const fetched = useLookup(isWanted ? apiRoutes.states() : null, decodeStates);
  const states = fetched.data ?? options.states;
  const line = chosen(options.lines, target.linea);
  const state = chosen(states, target.estado);
  const cities = useLookup(isWanted && state ? apiRoutes.cities(state.id) : null, decodeCities);
  const city = chosen(cities.data ?? [], target.ciudad);
  const isPlaced = line !== undefined && city !== undefined;
  const coverage = useLookup(
    isPlaced ? apiRoutes.coverage(line.id, city.id) : null,
    decodeCoverage,
  );
  const base = { stateId: state?.id, states, cities, coverage };
  const parts = { line, state, city, states, cities: cities.data ?? [] };
  const withPath = (path?: string, note = '') => ({ ...base, path, note });

  if (!line) return withPath();
  if (coverage.hasFailed) return withPath(undefined, 'No pudimos revisar la cobertura.');
  if (isPlaced && !coverage.data) return withPath(undefined, 'Revisando la cobertura…');
  if (state && city && coverage.data?.covered === false) {
    return withPath(undefined, noCoverage(line, city, state));
  }
  return withPath(quotePath({ ...parts, line }));
}
