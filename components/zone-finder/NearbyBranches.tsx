import useSWR from 'swr';
import { NothingFound, ResultRow } from '@/components/zone-finder/ZoneResults';
import { LoadFailure } from '@/components/ui/LoadFailure';
import {
  distanceText,
  nearestBranches,
  type BranchPlace,
} from '@/lib/features/zone-finder/nearest-branches';
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

/** Returns the branches nearest to the visitor; undefined without a position. */
async function findNearby() {
  const position = await locate();
  if (!position) return { status: 'No pudimos conocer su ubicación.', branches: [] };
  const places = await fetchJson(apiRoutes.branchPlaces(), asList<BranchPlace>);
  const { branches, isNear } = nearestBranches(places, position);
  const status = isNear
    ? 'Las sucursales más cercanas a usted, en línea recta:'
    : 'No tenemos sucursal a menos de 100 km de usted. La más cercana, en línea recta:';
  return { status, branches };
}

/** The branches nearest to the visitor, located again at each press. */
export function NearbyBranches({ presses }: { presses: number }) {
  const { data, error, isValidating, mutate } = useSWR(`nearby ${presses}`, findNearby, {
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
  return (
    <>
      <p role="status">{data?.status ?? 'Buscando su ubicación…'}</p>
      <ul className={styles.list}>
        {data?.branches.map(({ name, state, path, kilometres }) => (
          <ResultRow key={path} href={`${path}#zonas`} title={name} place={state} icon="pin">
            <strong>{distanceText(kilometres)}</strong>
          </ResultRow>
        ))}
      </ul>
      {data?.branches.length === 0 && <NothingFound />}
    </>
  );
}
