import { useEffect } from 'react';
import type { QuoteSession } from '@/components/quote/useQuote';
import { useLookup } from '@/components/ui/useLookup';
import {
  decodeBattery,
  decodeCoverage,
  decodePlaces,
  decodeWeekdays,
  offeredWeekdays,
} from '@/lib/features/quote/lookups';
import { failures } from '@/lib/features/quote/texts';
import { apiRoutes } from '@/lib/server/routing/routes';
import { STEP } from '@/lib/features/quote/state';

/**
 * Loads the wizard's lookups, each as early as possible. Dispatches coverage and battery to the
 * wizard, and applies a marketing link as the lists arrive, then drops it.
 */
export function useLookups({ quote, dispatch, details: { link }, update }: QuoteSession) {
  const { step, line, state, city } = quote;
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

  useEffect(() => {
    if (link === null) return;
    let isPresent = true;
    const follow = async () => {
      // Few visitors use a link, so its script is loaded on demand. Without it they choose by themselves.
      const rules = await import('@/lib/features/quote/link-move').catch(() => undefined);
      const move =
        rules?.linkMove(link, quote, { states: states.data, cities: cities.data }) ?? 'done';
      if (!isPresent || move === 'wait') return;
      if (move === 'done') update({ link: null });
      else dispatch(move);
    };
    void follow();
    return () => {
      isPresent = false;
    };
  }, [link, update, quote, dispatch, states.data, cities.data]);

  /** The lookups that the step needs. */
  const needed = [
    ...(step === STEP.place ? [states, cities, coverage] : []),
    ...(step >= STEP.place && step <= STEP.weekdays ? [battery, weekdays] : []),
  ];
  const failed = needed.filter(({ hasFailed }) => hasFailed);
  return {
    states: states.data,
    cities: cities.data,
    /** True if a list of the current step could not be loaded and waits for a retry. */
    hasFailed: failed.length > 0,
    /** The reason of the failure. */
    failure: failed.every((lookup) => lookup === coverage) ? failures.coverage : failures.options,
    retry: () => failed.forEach((lookup) => lookup.retry()),
  };
}

export type QuoteLookups = ReturnType<typeof useLookups>;
