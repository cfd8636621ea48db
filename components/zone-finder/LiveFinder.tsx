import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NearbyBranches } from '@/components/zone-finder/NearbyBranches';
import { ZoneResults } from '@/components/zone-finder/ZoneResults';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { onMinute } from '@/components/ui/on-minute';
import { useTypedFetch } from '@/components/ui/useTypedFetch';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { statusOf } from '@/lib/features/zone-finder/status';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/fetch-json';
import styles from '@/components/zone-finder/ZoneFinder.module.css';

export interface LiveFinderProps {
  /** '' for none. */
  term: string;
  /** How often this term was sent: the first result then takes the focus. */
  submits: number;
  /** How often "Cerca de mí" was pressed; 0 while zones are searched. */
  nearPress: number;
}

/** What the finder adds where there is script; loaded once it is used. */
export function LiveFinder({ nearPress, ...asked }: LiveFinderProps) {
  return nearPress > 0 ? <NearbyBranches press={nearPress} /> : <LiveResults {...asked} />;
}

const MINUTE_MS = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const failure = () =>
  navigator.onLine
    ? 'No pudimos buscar su zona.'
    : 'No hay conexión a internet. Lo que escribió se conserva.';

/** The zones for a term as it is typed. */
function LiveResults({ term, submits }: Omit<LiveFinderProps, 'nearPress'>) {
  const path = term === '' ? undefined : apiRoutes.zones(term);
  const { data, isCurrent, hasFailed, isBusy, retry } = useTypedFetch(path, asObject<ZoneAnswer>);
  const now = useSyncExternalStore(onMinute, currentMinute, () => 0);
  const list = useRef<HTMLUListElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    // Typing goes on: what comes later leaves the focus where it is.
    if (submits === 0) handled.current = 0;
    if (submits === handled.current || !isCurrent) return;
    handled.current = submits;
    list.current?.querySelector('a')?.focus();
  }, [submits, isCurrent]);

  if (hasFailed) return <LoadFailure message={failure()} isBusy={isBusy} onRetry={retry} />;
  const waiting = term === '' ? '' : 'Buscando…';
  return (
    <>
      <p role="status" className={styles.status}>
        {data ? statusOf(data) : waiting}
      </p>
      {data && <ZoneResults answer={data} now={now} list={list} />}
    </>
  );
}
