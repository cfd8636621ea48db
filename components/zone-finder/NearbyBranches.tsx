import useSWR from 'swr';
import { NothingFound, ResultRow } from '@/components/zone-finder/ZoneResults';
import { LoadFailure } from '@/components/ui/LoadFailure';
import {
  distanceText,
  nearestBranches,
  type BranchPlace,
  type NearBranches,
} from '@/lib/features/zone-finder/branch-places';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asList, fetchJson } from '@/lib/util/fetch-json';
import finder from '@/components/zone-finder/ZoneFinder.module.css';
import styles from '@/components/zone-finder/ZoneList.module.css';

/** Why there is no position, by the codes of `GeolocationPositionError`. */
const REASONS: Readonly<Record<number, string>> = {
  1: 'No tenemos permiso para usar su ubicación.',
  3: 'Su dispositivo tardó demasiado en indicar su ubicación.',
};
const UNAVAILABLE = 'Su dispositivo no pudo indicar su ubicación.';

/** A position of the last five minutes will do, and none that takes longer than ten seconds. */
const OPTIONS: PositionOptions = { maximumAge: 300_000, timeout: 10_000 };

type Located = { position: GeolocationCoordinates } | { reason: string };

function locate(): Promise<Located> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ reason: UNAVAILABLE });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: coords }),
      ({ code }) => resolve({ reason: REASONS[code] ?? UNAVAILABLE }),
      OPTIONS,
    );
  });
}

type Nearby = NearBranches | { reason: string };

/**
 * The branches nearest to the visitor, or why that cannot be said. The position stays in the
 * browser, which gets all places instead.
 *
 * @throws Error when the places cannot be fetched.
 */
async function findNearby(): Promise<Nearby> {
  const located = await locate();
  if ('reason' in located) return located;
  const places = await fetchJson(apiRoutes.branchPlaces(), asList<BranchPlace>);
  return nearestBranches(places, located.position);
}

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
