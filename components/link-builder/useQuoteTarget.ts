import { useLookup } from '@/components/ui/useLookup';
import type { TargetChoices } from '@/lib/features/link-builder/choices';
import type { LinkOptions } from '@/lib/features/link-builder/options';
import { noCoverage, quotePath } from '@/lib/features/link-builder/target-path';
import { decodeCoverage, decodePlaces } from '@/lib/features/quote/lookups';
import type { Named } from '@/lib/features/quote/state';
import { apiRoutes } from '@/lib/server/routing/routes';

const chosen = <N extends Named>(list: readonly N[], id: string) =>
  list.find((item) => String(item.id) === id);

/**
 * The wizard's link for a line and a place, where that line is offered there. Without a path the note says
 * why; it is '' where only a choice is missing.
 */
export function useQuoteTarget(target: TargetChoices, options: LinkOptions) {
  const isWanted = target.tipo === 'cotizador';
  const fetched = useLookup(isWanted ? apiRoutes.states() : null, decodePlaces);
  const states = fetched.data ?? options.states;
  const line = chosen(options.lines, target.linea);
  const state = chosen(states, target.estado);
  const cities = useLookup(isWanted && state ? apiRoutes.cities(state.id) : null, decodePlaces);
  const offered = cities.data ?? [];
  const city = chosen(offered, target.ciudad);
  const coverage = useLookup(
    line && city ? apiRoutes.coverage(line.id, city.id) : null,
    decodeCoverage,
  );
  let note = '';
  if (coverage.hasFailed) note = 'No pudimos revisar la cobertura.';
  else if (line && state && city) {
    if (!coverage.data) note = 'Revisando la cobertura…';
    else if (!coverage.data.covered) note = noCoverage(line, city, state);
  }
  const path =
    line && note === '' ? quotePath({ line, state, city, states, cities: offered }) : undefined;
  return { stateId: state?.id, states, cities, coverage, path, note };
}

export type QuoteLookup = ReturnType<typeof useQuoteTarget>;
