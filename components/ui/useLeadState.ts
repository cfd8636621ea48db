import { useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import type { PublicLeadState } from '@/lib/features/leads/state';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/fetch-json';

/** In ms; the longer the page is open, the rarer it asks. */
const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;
const GROWTH = 0.1;

/** `missing`: it was erased, or delivered long ago. */
type KeptState = PublicLeadState | 'missing';

/** What could not be asked is asked again: SWR does not poll after an error. */
async function load(path: string): Promise<KeptState> {
  try {
    return (await fetchJson(path, asObject<{ state: PublicLeadState }>)).state;
  } catch (error) {
    return error instanceof Error && error.message === '404' ? 'missing' : 'pending';
  }
}

/** Asks for the state of a kept lead until it is final. `onDelivered` or `onMissing` is called once. */
export function useLeadState(
  folio: string,
  isInReview: boolean,
  onDelivered: () => void,
  onMissing: () => void,
): KeptState {
  const [openedAt] = useState(() => performance.now());
  const pause = () => {
    const grown = (performance.now() - openedAt) * GROWTH;
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, grown));
  };
  const { data: state = isInReview ? 'undeliverable' : 'pending' } = useSWR(
    apiRoutes.leadState(folio),
    load,
    {
      refreshInterval: (latest) => (latest === undefined || latest === 'pending' ? pause() : 0),
      dedupingInterval: 1_000,
    },
  );
  const report = useEffectEvent(() => {
    if (state === 'delivered') onDelivered();
    if (state === 'missing') onMissing();
  });
  useEffect(() => report(), [state]);
  return state;
}
