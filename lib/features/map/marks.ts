import { cluster } from '@/lib/features/map/clusters';
import type { MapBranch, MapPresence } from '@/lib/features/map/places';
import type { Point } from '@/lib/features/map/projection';
import { clusterRadius, MAX_SCALE, type Size, type View } from '@/lib/features/map/view';
import type { StateGroup } from '@/lib/features/branches/state-groups';

/** Business lines or branches, as the query of a link names them. */
export type MapMode = 'lineas' | 'suc';

/** The mode that the query of a link opens; undefined for none. */
export const readMapMode = (query: string): MapMode | undefined =>
  new URLSearchParams(query).get('mapa') === 'lineas' ? 'lineas' : undefined;

/** A branch on the map, or a line there, by its place in the list of lines. */
export type Mark = Point & ({ branch: MapBranch } | { line: number });

/** Ids of the lines that the filter shows. */
export type Checked = ReadonlySet<number>;

/** Marks of the mode `suc`: every branch with coordinates. */
export function branchMarks(states: StateGroup<MapBranch>[]): Mark[] {
  return states.flatMap(({ branches }) =>
    branches.flatMap((branch) => (branch.place ? [{ ...branch.place, branch }] : [])),
  );
}

/** Marks of the mode `lineas`. */
export function presenceMarks(presence: readonly MapPresence[]): Mark[] {
  return presence.map(([x, y, line]) => ({ x, y, line }));
}

/** The marks of the checked lines, as the same objects; unknown lines count if all are checked. */
export function filterMarks(marks: Mark[], checked: Checked, lineCount: number): Mark[] {
  if (checked.size === lineCount) return marks;
  return marks.filter((mark) => 'line' in mark && checked.has(mark.line));
}

/** The list under the map: all branches while every line is checked, else those that serve one. */
export function filterStates(
  states: StateGroup<MapBranch>[],
  checked: Checked,
  lineCount: number,
): StateGroup<MapBranch>[] {
  if (checked.size === lineCount) return states;
  return states
    .map(({ state, branches }) => ({
      state,
      branches: branches.filter(({ lines }) => lines.some((line) => checked.has(line))),
    }))
    .filter(({ branches }) => branches.length > 0);
}

/** A state with its number of branches. */
export interface StateCount {
  state: string;
  count: number;
}

/** Numbers of branches, in the order of the states. */
export const countsOf = (states: StateGroup<MapBranch>[]): StateCount[] =>
  states.map(({ state, branches }) => ({ state, count: branches.length }));

/** The view that splits a cluster; undefined where no zoom does. */
export function splitView(members: readonly Mark[], scale: number, size: Size): View | undefined {
  const xs = members.map(({ x }) => x);
  const ys = members.map(({ y }) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  for (let next = scale * 2; next <= MAX_SCALE; next *= 2) {
    if (cluster(members, clusterRadius(next, size)).length > 1) {
      return { x: middle(xs), y: middle(ys), scale: next };
    }
  }
  return undefined;
}

/** A branch and how far it is, in units of the drawing. */
export type Nearest = { branch: MapBranch; distance: number } | undefined;

/** The branch nearest to a point; undefined without branches on the map. */
export function nearestBranch(states: StateGroup<MapBranch>[], point: Point): Nearest {
  const placed = states.flatMap(({ branches }) =>
    branches.flatMap((branch) => {
      if (!branch.place) return [];
      const { x, y } = branch.place;
      return [{ branch, distance: Math.hypot(x - point.x, y - point.y) }];
    }),
  );
  return placed.sort((a, b) => a.distance - b.distance)[0];
}
