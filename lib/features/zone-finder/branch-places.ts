import { distance } from '@/lib/features/branches/nearby';

/** A branch on the map, short because a browser gets all of them. */
export type BranchPlace = readonly [
  name: string,
  state: string,
  path: string,
  latitude: number,
  longitude: number,
];

interface NearBranch {
  name: string;
  state: string;
  path: string;
  /** Kilometres as the crow flies. */
  distance: number;
}

const SHOWN = 5;

/** Kilometres; what is further away is not near anybody. */
const NEAR_KM = 100;

/** Branches near a postal code. */
export interface NearBranches {
  /** Within 100 km, at most five, the nearest first. */
  branches: NearBranch[];
  /** Where none is within that: the nearest, if there is any. */
  beyond?: NearBranch;
}

/** The branches near a position. */
export function nearestBranches(
  places: readonly BranchPlace[],
  position: { latitude: number; longitude: number },
): NearBranches {
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

/** "a 3 km", "a menos de 1 km". */
export function distanceText(kilometres: number): string {
  if (kilometres < 1) return 'a menos de 1 km';
  return `a ${String(Math.round(kilometres)).replace(/\B(?=(?:\d{3})+$)/g, ',')} km`;
}
