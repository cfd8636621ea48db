import type { Point } from '@/lib/features/map/projection';

/** Marks that are drawn as one, at the point between them. */
export interface Cluster<M> extends Point {
  members: M[];
}

/** Groups markers within `radius` of a group's first member. The grid of cells keeps it linear. */
export function cluster<M extends Point>(markers: readonly M[], radius: number): Cluster<M>[] {
  const size = Math.max(radius, 0.001);
  const cells = new Map<string, Cluster<M>[]>();
  const seeds = new Map<Cluster<M>, Point>();
  const clusters: Cluster<M>[] = [];
  for (const marker of markers) {
    const column = Math.floor(marker.x / size);
    const row = Math.floor(marker.y / size);
    const near = nearest(marker, column, row);
    if (near) {
      near.members.push(marker);
      continue;
    }
    const made: Cluster<M> = { x: marker.x, y: marker.y, members: [marker] };
    clusters.push(made);
    seeds.set(made, marker);
    const key = `${column}:${row}`;
    cells.set(key, [...(cells.get(key) ?? []), made]);
  }
  for (const made of clusters) Object.assign(made, middleOf(made.members));
  return clusters;

  function nearest(marker: M, column: number, row: number): Cluster<M> | undefined {
    let best: Cluster<M> | undefined;
    let bestDistance = radius;
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (const candidate of cells.get(`${column + dx}:${row + dy}`) ?? []) {
          const seed = seeds.get(candidate) ?? candidate;
          const distance = Math.hypot(seed.x - marker.x, seed.y - marker.y);
          if (distance <= bestDistance) {
            best = candidate;
            bestDistance = distance;
          }
        }
      }
    }
    return best;
  }
}

/** The mean of points. */
export function middleOf(members: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(members.map(({ x }) => x)), y: mean(members.map(({ y }) => y)) };
}
