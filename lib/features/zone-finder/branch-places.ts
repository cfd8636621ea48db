import { distance } from '@/lib/features/branches/distance';

/** A branch on the map, short because a browser gets all of them. */
export type BranchPlace = readonly [
  name: string,
  state: string,
  path: string,
  latitude: number,
  longitude: number,
];

export interface NearBranch {
  name: string;
  state: string;
  path: string;
  /** Kilometres as the crow flies. */
  distance: number;
}

const SHOWN = 5;

/** The five nearest branches, the nearest first. */
export function nearestBranches(
  places: readonly BranchPlace[],
  position: { latitude: number; longitude: number },
): NearBranch[] {
  return places
    .map(([name, state, path, latitude, longitude]) => ({
      ...{ name, state, path },
      distance: distance(position, { latitude, longitude }),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN);
}

/** "a 3 km", "a menos de 1 km". */
export function distanceText(kilometres: number): string {
  if (kilometres < 1) return 'a menos de 1 km';
  return `a ${String(Math.round(kilometres)).replace(/\B(?=(?:\d{3})+$)/g, ',')} km`;
}
