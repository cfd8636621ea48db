import type { Point } from '@/lib/features/map/projection';

/** Marks that are drawn as one, at the point between them. */
export interface Cluster<M> extends Point {
  members: M[];
}

/** Groups markers within `radius` of a group's first member. The grid of cells keeps it linear. */
export function cluster<M extends Point>(markers: readonly M[], radius: number): Cluster<M>[] {
  const size = Math.max(radius, 0.001);
  const cells = new Map<string, [M, ...M[]][]>();
  const groups: [M, ...M[]][] = [];
  for (const marker of markers) {
    const column = Math.floor(marker.x / size);
    const row = Math.floor(marker.y / size);
    let nearest: M[] | undefined;
    let least = radius;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const group of cells.get(`${column + dx}:${row + dy}`) ?? []) {
          const distance = Math.hypot(group[0].x - marker.x, group[0].y - marker.y);
          if (distance <= least) [nearest, least] = [group, distance];
        }
      }
    }
    if (nearest) {
      nearest.push(marker);
      continue;
    }
    const group: [M, ...M[]] = [marker];
    groups.push(group);
    const key = `${column}:${row}`;
    cells.set(key, [...(cells.get(key) ?? []), group]);
  }
  return groups.map((members) => ({ ...middleOf(members), members }));
}

/** The mean of points. */
export function middleOf(members: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(members.map(({ x }) => x)), y: mean(members.map(({ y }) => y)) };
}
