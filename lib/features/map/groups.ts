import type { StateGroup } from '@/lib/features/branches/state-groups';
import type { Point } from '@/lib/features/map/drawing';
import type { MapBranch, MapLine, MapPresence } from '@/lib/features/map/places';

/** Business lines or branches. */
export type MapMode = 'lineas' | 'suc';

/** A branch on the map, or a line at a place. */
export interface Mark extends Point {
  name: string;
  /** Path of its picture; '' for the default pin. */
  image: string;
  branch?: MapBranch;
}

/** Marks that are drawn as one, at the first of them. */
export interface Group extends Point {
  members: [Mark, ...Mark[]];
}

/** The content of both maps. */
export interface ShownMap {
  marks: Mark[];
  states: StateGroup<MapBranch>[];
  /** The place of the branch on its own page. */
  place?: Point | undefined;
}

/** The side of a marker with the space around it, in pixels. */
const MARKER_PX = 46;
/** The largest distance, in units of the drawing, at which a service belongs to a branch. */
const SAME_PLACE = 1;

/** Returns the marks of the mode `suc`: every branch with coordinates. */
export function branchMarks(states: StateGroup<MapBranch>[]): Mark[] {
  return states.flatMap(({ branches }) =>
    branches.flatMap((branch) => {
      const { name, image, place } = branch;
      return place ? [{ ...place, name, image, branch }] : [];
    }),
  );
}

/** Returns the marks of the mode `lineas`, of the checked lines. */
export function lineMarks(
  presence: readonly MapPresence[],
  lines: readonly MapLine[],
  checked: ReadonlySet<number>,
): Mark[] {
  return presence.flatMap(([x, y, index]) => {
    const line = checked.has(index) ? lines[index] : undefined;
    return line ? [{ x, y, name: line.name, image: line.image }] : [];
  });
}

/** Groups each mark with the first group that its marker would overlap. */
export function groupMarks(marks: readonly Mark[], unitsPerPixel: number): Group[] {
  const size = MARKER_PX * unitsPerPixel;
  const groups: Group[] = [];
  for (const mark of marks) {
    const { x, y } = mark;
    const group = groups.find((it) => Math.max(Math.abs(it.x - x), Math.abs(it.y - y)) < size);
    if (group) group.members.push(mark);
    else groups.push({ x, y, members: [mark] });
  }
  return groups;
}

/** Returns the first zoom after `zoom` that splits a group; undefined where none up to `most` does. */
export function splitZoom(
  { members }: Group,
  zoom: number,
  most: number,
  unitsPerPixel: (zoom: number) => number,
): number | undefined {
  for (let next = Math.floor(zoom) + 1; next <= most; next += 1) {
    if (groupMarks(members, unitsPerPixel(next)).length > 1) return next;
  }
  return undefined;
}

/** Returns the accessible name of a group and the content of its window. */
export function describeGroup({ x, y, members }: Group, states: StateGroup<MapBranch>[]) {
  const distance = (mark: Point) => Math.hypot(mark.x - x, mark.y - y);
  const [near] = branchMarks(states).sort((a, b) => distance(a) - distance(b));
  const branches = members.flatMap(({ branch }) => branch ?? []);
  const services = [...new Set(members.flatMap(({ branch, name }) => (branch ? [] : name)))];
  const unit = branches.length > 0 ? 'sucursales' : 'puntos de servicio';
  const place = near ? ` cerca de ${near.name}` : '';
  const alone = branches[0] ? `Sucursal ${branches[0].name}` : members[0].name + place;
  const own = near && distance(near) <= SAME_PLACE ? near.branch : undefined;
  const subject = branches.length > 0 ? branches[0] : own;
  const isOne = branches.length < 2;
  return {
    name: members.length === 1 ? alone : `${members.length} ${unit}${place}`,
    title: isOne ? (subject?.name ?? `Servicios${place}`) : `${branches.length} sucursales`,
    services,
    branches: isOne && subject ? [subject] : branches,
  };
}
