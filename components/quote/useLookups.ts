import { useEffect } from 'react';
import type { HeldQuote } from '@/components/quote/useQuote';
import { useLookup, type Lookup } from '@/components/ui/useLookup';
import {
  decodeBattery,
  decodeCoverage,
  decodePlaces,
  decodeWeekdays,
} from '@/lib/features/quote/lookups';
import type { Quote } from '@/lib/features/quote/state';
import { apiRoutes } from '@/lib/server/routing/routes';
import { offeredWeekdays } from '@/lib/features/quote/weekdays';

interface Lookups {
  states: Lookup<unknown>;
  cities: Lookup<unknown>;
  coverage: Lookup<unknown>;
  battery: Lookup<unknown>;
  weekdays: Lookup<unknown>;
}

/** Which lookups a step cannot do without. */
function neededBy({ step }: Quote, lookups: Lookups): Lookup<unknown>[] {
  const { states, cities, coverage, battery, weekdays } = lookups;
  if (step === 2) return [states, cities, coverage, battery, weekdays];
  return step === 3 || step === 4 ? [battery, weekdays] : [];
}

/**
 * The wizard's lookups, each requested as early as possible. Coverage and battery go into the
 * machine.
 */
export function useLookups({ quote, dispatch }: HeldQuote) {
  const { line, state, city } = quote;
  const lineId = line?.id;
  const cityId = city?.id;

  const states = useLookup(apiRoutes.states(), decodePlaces);
  const cities = useLookup(state && apiRoutes.cities(state.id), decodePlaces);
  const coverage = useLookup(
    lineId && cityId ? apiRoutes.coverage(lineId, cityId) : null,
    decodeCoverage,
  );
  const battery = useLookup(lineId ? apiRoutes.battery(lineId) : null, decodeBattery);
  const hasNoDays = battery.data?.weekdays.length === 0;
  const weekdays = useLookup(hasNoDays ? apiRoutes.weekdays() : null, decodeWeekdays);

  const covered = coverage.data;
  useEffect(() => {
    if (!covered || !lineId || !cityId) return;
    const phone = covered.covered ? covered.phone : undefined;
    dispatch({ type: 'coverage', lineId, cityId, phone, nearest: covered.nearest });
  }, [dispatch, covered, lineId, cityId]);

  const own = battery.data;
  const all = hasNoDays ? weekdays.data : own?.weekdays;
  useEffect(() => {
    if (!own || !all || !lineId) return;
    const days = offeredWeekdays(own.weekdays, all);
    dispatch({ type: 'battery', lineId, battery: { questions: own.questions, weekdays: days } });
  }, [dispatch, own, all, lineId]);

  const failed = neededBy(quote, { states, cities, coverage, battery, weekdays }).filter(
    ({ hasFailed }) => hasFailed,
  );
  return {
    states: states.data,
    cities: cities.data,
    hasFailed: failed.length > 0,
    retry: () => failed.forEach((lookup) => lookup.retry()),
  };
}
