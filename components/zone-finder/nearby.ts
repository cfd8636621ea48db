import {
  nearestBranches,
  type BranchPlace,
  type NearBranches,
} from '@/lib/features/zone-finder/branch-places';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asList, fetchJson } from '@/lib/util/fetch-json';

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

export type Nearby = NearBranches | { reason: string };

/**
 * The branches nearest to the visitor, or why that cannot be said. The position stays in the
 * browser, which gets all places instead.
 *
 * @throws Error when the places cannot be fetched.
 */
export async function findNearby(): Promise<Nearby> {
  const located = await locate();
  if ('reason' in located) return located;
  const places = await fetchJson(apiRoutes.branchPlaces(), asList<BranchPlace>);
  return nearestBranches(places, located.position);
}
