import { useEffect, useRef } from 'react';
import { useMinute } from '@/components/zone-finder/useMinute';
import { ZoneResults } from '@/components/zone-finder/ZoneResults';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { useTypedFetch } from '@/components/ui/useTypedFetch';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { statusOf } from '@/lib/features/zone-finder/status';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/fetch-json';
import styles from '@/components/zone-finder/ZoneFinder.module.css';

interface LiveResultsProps {
  /** '' for none. */
  term: string;
  /** How often this term was sent: the first result then takes the focus. */
  submits: number;
}

const failure = () =>
  navigator.onLine
    ? 'No pudimos buscar su zona.'
    : 'No hay conexión a internet. Lo que escribió se conserva.';

/** The zones for a term as it is typed. */
export function LiveResults({ term, submits }: LiveResultsProps) {
  const path = term === '' ? undefined : apiRoutes.zones(term);
  const typed = useTypedFetch(path, asObject<ZoneAnswer>);
  const { data, isCurrent, hasFailed, isBusy, retry } = typed;
  const now = useMinute();
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
