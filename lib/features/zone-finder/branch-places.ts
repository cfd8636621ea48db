import { distance } from '@/lib/features/branches/nearby';

/** A branch on the map, short because a browser gets all of them. */
export type BranchPlace = readonly [
  name: string,
  state: string,
  path: string,
  latitude: number,
  longitude: number,
];

const SHOWN = 5;

/** Kilometres; what is further away is not near anybody. */
const NEAR_KM = 100;

/**
 * The branches within 100 km of a position, at most five, the nearest first; where none is, `beyond` is
 * the nearest of all, if there is any. Distances are in kilometres as the crow flies.
 */
export function nearestBranches(
  places: readonly BranchPlace[],
  position: { latitude: number; longitude: number },
) {
  const ordered = places
    .map(([name, state, path, latitude, longitude]) => ({
      ...{ name, state, path },
      distance: distance(position, { latitude, longitude }),
    }))
    .sort((a, b) => a.distance - b.distance);
  const branches = ordered.filter(({ distance: away }) => away <= NEAR_KM).slice(0, SHOWN);
  const [beyond] = ordered;
  return branches.length === 0 && beyond ? { branches, beyond } : { branches };
}

/** What `nearestBranches` gives. */
export type NearBranches = ReturnType<typeof nearestBranches>;

/** "a 3 km", "a menos de 1 km". */
export function distanceText(kilometres: number): string {
  if (kilometres < 1) return 'a menos de 1 km';
  return `a ${String(Math.round(kilometres)).replace(/\B(?=(?:\d{3})+$)/g, ',')} km`;
}
