import useSWR from 'swr';
import { NothingFound, ResultRow } from '@/components/zone-finder/ZoneResults';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { distance } from '@/lib/features/branches/nearby';
import type { BranchPlace } from '@/lib/features/zone-finder/answer';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asList, fetchJson } from '@/lib/util/fetch-json';
import styles from '@/components/zone-finder/ZoneResults.module.css';

/** A position of the last five minutes is new enough; a device has ten seconds to find one. */
const OPTIONS: PositionOptions = { maximumAge: 300_000, timeout: 10_000 };

const locate = () =>
  new Promise<GeolocationCoordinates | undefined>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(undefined),
      OPTIONS,
    );
  });

const MOST = 5;

/** Returns the branches nearest to the visitor; undefined without a position. */
async function findNearby() {
  const position = await locate();
  if (!position) return undefined;
  const places = await fetchJson(apiRoutes.branchPlaces(), asList<BranchPlace>);
  return places
    .map((place) => ({ ...place, kilometres: Math.round(distance(position, place)) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST);
}

/** The branches nearest to the visitor, located again at each press. */
export function NearbyBranches({ presses }: { presses: number }) {
  const {
    data: branches,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR(`nearby ${presses}`, findNearby, {
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
  if (isLoading) return <p role="status">Buscando su ubicación…</p>;
  if (!branches) {
    return (
      <>
        <p role="status">No pudimos conocer su ubicación.</p>
        <NothingFound />
      </>
    );
  }
  return (
    <>
      <p role="status">Las sucursales más cercanas a usted, en línea recta:</p>
      <ul className={styles.list}>
        {branches.map(({ name, state, path, kilometres }) => (
          <ResultRow key={path} href={`${path}#zonas`} title={name} place={state} icon="pin">
            <strong>a {kilometres.toLocaleString('es-MX')} km</strong>
          </ResultRow>
        ))}
      </ul>
    </>
  );
}
