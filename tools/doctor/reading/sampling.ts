/** As many of the items as `count`, at even distances, the first among them. */
export function evenly<T>(items: readonly T[], count: number): T[] {
  if (count >= items.length) return [...items];
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!);
}

/** Divides a budget: who needs less than an equal share leaves the rest to the others. */
export function share(budget: number, needs: readonly number[]): number[] {
  const given = needs.map(() => 0);
  let left = budget;
  const byNeed = needs.map((need, at) => ({ need, at })).toSorted((a, b) => a.need - b.need);
  for (const [done, { need, at }] of byNeed.entries()) {
    const equal = Math.max(1, Math.floor(left / (byNeed.length - done)));
    const part = Math.min(need, equal, left);
    given[at] = part;
    left -= part;
  }
  return given;
}
