import useSWR from 'swr';
import { NothingFound, ResultRow } from '@/components/zone-finder/ZoneResults';
import { distance, type BranchPlace } from '@/lib/features/zone-finder/answer';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asList, fetchJson } from '@/lib/util/json';
import styles from '@/components/zone-finder/ZoneResults.module.css';

/** A position may be five minutes old; a device has ten seconds to find one. */
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

/** Returns the branches nearest to the visitor, if any, and a status text. */
async function findNearby() {
  const position = await locate();
  if (!position) return { status: 'No pudimos conocer tu ubicación.', branches: [] };
  const places = await fetchJson(apiRoutes.branchPlaces(), asList<BranchPlace>);
  const branches = places
    .map((place) => ({ ...place, kilometres: Math.round(distance(position, place)) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST);
  return { status: 'Las sucursales más cercanas a ti, en línea recta:', branches };
}

/** The branches nearest to the visitor, located again at each press. */
export function NearbyBranches({ presses }: { presses: number }) {
  const { data, error } = useSWR(`nearby ${presses}`, findNearby, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const failure = error !== undefined && 'No pudimos cargar nuestras sucursales.';
  const isNothing = data ? data.branches.length === 0 : failure;
  return (
    <>
      <p role="status">{data?.status ?? (failure || 'Buscando tu ubicación…')}</p>
      <ul className={styles.list}>
        {data?.branches.map(({ name, state, path, kilometres }) => (
          <ResultRow key={path} href={`${path}#zonas`} title={name} place={state} icon="pin">
            <strong>a {kilometres.toLocaleString('es-MX')} km</strong>
          </ResultRow>
        ))}
      </ul>
      {isNothing && <NothingFound />}
    </>
  );
}
