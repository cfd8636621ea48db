import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { NearbyBranches } from '@/components/zone-finder/NearbyBranches';
import { ZoneResults } from '@/components/zone-finder/ZoneResults';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { onMinute } from '@/components/ui/on-minute';
import { useTypedFetch } from '@/components/ui/useTypedFetch';
import { statusOf, type ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/json';

interface LiveFinderProps {
  /** The search term; '' for none. */
  term: string;
  /** The number of presses of "Cerca de mí"; 0 while the visitor searches zones. */
  presses: number;
  /** Whether the visitor pressed Enter for this term and waits for its answer. */
  isEntered: boolean;
  /** Called after an answer or a failure that the visitor waits for is shown. */
  onAnswered: () => void;
}

/** The results of the finder: zones that match the term, or the nearest branches. */
export function LiveFinder({ presses, ...search }: LiveFinderProps) {
  return presses > 0 ? <NearbyBranches presses={presses} /> : <FoundZones {...search} />;
}

const MINUTE_MS = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function FoundZones({ term, isEntered, onAnswered }: Omit<LiveFinderProps, 'presses'>) {
  const path = term === '' ? undefined : apiRoutes.zones(term);
  const { data, isCurrent, hasFailed, isBusy, retry } = useTypedFetch(path, asObject<ZoneAnswer>);
  const now = useSyncExternalStore(onMinute, currentMinute, () => 0);
  const isAnswered = isCurrent || hasFailed;
  const notify = useEffectEvent(onAnswered);
  useEffect(() => {
    if (isEntered && isAnswered) notify();
  }, [isEntered, isAnswered]);
  if (hasFailed) {
    const message = navigator.onLine
      ? 'No pudimos buscar tu zona.'
      : 'No hay conexión a internet. Lo que escribiste se conserva.';
    return <LoadFailure message={message} isBusy={isBusy} onRetry={retry} />;
  }
  return (
    <>
      <p role="status">{data && isCurrent ? statusOf(data) : term && 'Buscando…'}</p>
      {data && <ZoneResults answer={data} now={now} isCurrent={isCurrent} />}
    </>
  );
}
