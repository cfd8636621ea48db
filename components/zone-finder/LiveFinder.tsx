import { useSyncExternalStore } from 'react';
import { NearbyBranches } from '@/components/zone-finder/NearbyBranches';
import { ZoneResults } from '@/components/zone-finder/ZoneResults';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { onMinute } from '@/components/ui/on-minute';
import { useTypedFetch } from '@/components/ui/useTypedFetch';
import { statusOf, type ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/json';

export interface LiveFinderProps {
  /** The search term; '' for none. */
  term: string;
  /** The number of presses of "Cerca de mí"; 0 while the visitor searches zones. */
  presses: number;
}

/** The results of the finder: zones that match the term, or the nearest branches. */
export function LiveFinder({ term, presses }: LiveFinderProps) {
  return presses > 0 ? <NearbyBranches presses={presses} /> : <FoundZones term={term} />;
}

const MINUTE_MS = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function FoundZones({ term }: { term: string }) {
  const path = term === '' ? undefined : apiRoutes.zones(term);
  const { data, hasFailed, isBusy, retry } = useTypedFetch(path, asObject<ZoneAnswer>);
  const now = useSyncExternalStore(onMinute, currentMinute, () => 0);
  if (hasFailed) {
    const message = navigator.onLine
      ? 'No pudimos buscar tu zona.'
      : 'No hay conexión a internet. Lo que escribiste se conserva.';
    return <LoadFailure message={message} isBusy={isBusy} onRetry={retry} />;
  }
  return (
    <>
      <p role="status">{data ? statusOf(data) : term && 'Buscando…'}</p>
      {data && <ZoneResults answer={data} now={now} />}
    </>
  );
}
