import { nameKey } from '@/lib/catalogue/names';

interface Located {
  id: number;
  ubication: { state: string };
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface Neighbours<B> {
  branches: B[];
  /** Whether all of them are in the branch's own state. */
  isOneState: boolean;
}

/** As many neighbours as are shown where the state alone has fewer. */
const LEAST = 3;
/** More than these are a list of their own: the index of branches. */
const MOST = 6;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Distance as a number to compare by: the chord's square on the unit sphere's haversine. Infinite
 * where one of the two has no coordinates.
 */
function distance(a: Located, b: Located): number {
  if (a.latitude === undefined || a.longitude === undefined) return Infinity;
  if (b.latitude === undefined || b.longitude === undefined) return Infinity;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  return (
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  );
}

/**
 * The other branches of a branch's state, in their order and the six nearest where there are more,
 * and then the nearest ones of other states until there are three.
 */
export function neighboursOf<B extends Located>(branch: Located, all: B[]): Neighbours<B> {
  const others = all.filter(({ id }) => id !== branch.id);
  const state = nameKey(branch.ubication.state);
  const isNear = (other: B) => state !== '' && nameKey(other.ubication.state) === state;
  const near = others.filter(isNear);
  const byDistance = (a: B, b: B) => distance(branch, a) - distance(branch, b) || 0;
  const closest = new Set(near.toSorted(byDistance).slice(0, MOST));
  const sameState = near.filter((other) => closest.has(other));
  const nearest = others
    .filter((other) => !isNear(other) && Number.isFinite(distance(branch, other)))
    .toSorted(byDistance)
    .slice(0, Math.max(0, LEAST - sameState.length));
  return {
    branches: [...sameState, ...nearest],
    isOneState: sameState.length > 0 && nearest.length === 0,
  };
}
