import { nameKey } from '@/lib/util/name-keys';

interface Located {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

interface LocatedBranch extends Located {
  id: number;
  ubication: { state: string };
}

const EARTH_RADIUS_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies; Infinity where a place is unknown. */
export function distance(a: Located, b: Located): number {
  if (a.latitude === undefined || a.longitude === undefined) return Infinity;
  if (b.latitude === undefined || b.longitude === undefined) return Infinity;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/** Other branches for who came to the wrong one. */
export interface Neighbours<B> {
  branches: B[];
  /** All in the branch's own state, some in others nearby, or anywhere in the country. */
  reach: 'state' | 'near' | 'country';
}

const MIN_COUNT = 3;
const MAX_COUNT = 6;
const NEAR_KM = 300;

/** Up to 6 branches of the same state; fewer than 3 are filled up within 300 km, or countrywide. */
export function neighboursOf<B extends LocatedBranch>(
  branch: LocatedBranch,
  all: B[],
): Neighbours<B> {
  const others = all.filter(({ id }) => id !== branch.id);
  const state = nameKey(branch.ubication.state);
  const isOfState = (other: B) => state !== '' && nameKey(other.ubication.state) === state;
  const byDistance = (a: B, b: B) => distance(branch, a) - distance(branch, b) || 0;
  const ofState = others.filter(isOfState);
  const closest = new Set(ofState.toSorted(byDistance).slice(0, MAX_COUNT));
  const own = ofState.filter((other) => closest.has(other));
  const elsewhere = others
    .filter((other) => !isOfState(other) && Number.isFinite(distance(branch, other)))
    .toSorted(byDistance);
  const near = elsewhere
    .filter((other) => distance(branch, other) <= NEAR_KM)
    .slice(0, Math.max(0, MIN_COUNT - own.length));
  if (own.length + near.length === 0) {
    return { branches: elsewhere.slice(0, MIN_COUNT), reach: 'country' };
  }
  return { branches: [...own, ...near], reach: near.length === 0 ? 'state' : 'near' };
}
