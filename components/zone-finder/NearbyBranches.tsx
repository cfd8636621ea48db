import useSWR from 'swr';
import { findNearby, type Nearby } from '@/components/zone-finder/nearby';
import { NothingFound } from '@/components/zone-finder/NothingFound';
import { ResultRow } from '@/components/zone-finder/ResultRow';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { distanceText } from '@/lib/features/zone-finder/branch-places';
import finder from '@/components/zone-finder/ZoneFinder.module.css';
import styles from '@/components/zone-finder/ZoneList.module.css';

function statusOf(nearby: Nearby | undefined): string {
  if (!nearby) return 'Buscando su ubicación…';
  if ('reason' in nearby) return nearby.reason;
  const { branches, beyond } = nearby;
  if (branches.length > 0) return 'Las sucursales más cercanas a usted, en línea recta:';
  return beyond
    ? `No tenemos sucursal a menos de 100 km de usted. La más cercana, en línea recta, es ${beyond.name}, ${distanceText(beyond.distance)}.`
    : 'Por ahora no sabemos qué sucursal está más cerca de usted.';
}

/** The branches nearest to the visitor. `press` counts the presses, each of which locates anew. */
export function NearbyBranches({ press }: { press: number }) {
  const { data, error, isValidating, mutate } = useSWR(`nearby ${press}`, findNearby, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  if (error !== undefined) {
    return (
      <LoadFailure
        message="No pudimos cargar nuestras sucursales."
        isBusy={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const branches = data && 'branches' in data ? data.branches : [];
  return (
    <>
      <p role="status" className={finder.status}>
        {statusOf(data)}
      </p>
      {branches.length > 0 && (
        <ul className={styles.list}>
          {branches.map(({ name, state, path, distance }) => (
            <ResultRow
              key={path}
              href={`${path}#zonas`}
              title={name}
              place={state}
              value={distanceText(distance)}
              icon="pin"
            />
          ))}
        </ul>
      )}
      {data && branches.length === 0 && <NothingFound />}
    </>
  );
}
