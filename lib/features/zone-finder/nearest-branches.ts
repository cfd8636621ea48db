import { distance } from '@/lib/features/branches/nearby';

/** A branch on the map. Browsers get all of them and find the nearest, so that no position is sent. */
export interface BranchPlace {
  name: string;
  state: string;
  path: string;
  latitude: number;
  longitude: number;
}

const MOST = 5;
const NEAR_KM = 100;

/** Returns at most five branches within 100 km of a position, else the nearest one, with kilometres. */
export function nearestBranches(
  places: readonly BranchPlace[],
  position: { latitude: number; longitude: number },
) {
  const ordered = places
    .map((place) => ({ ...place, kilometres: distance(position, place) }))
    .sort((a, b) => a.kilometres - b.kilometres);
  const near = ordered.filter(({ kilometres }) => kilometres <= NEAR_KM).slice(0, MOST);
  return { branches: near.length > 0 ? near : ordered.slice(0, 1), isNear: near.length > 0 };
}

/** "a 3 km", "a menos de 1 km", "a 1,346 km". */
export const distanceText = (kilometres: number): string =>
  kilometres < 1 ? 'a menos de 1 km' : `a ${Math.round(kilometres).toLocaleString('es-MX')} km`;
