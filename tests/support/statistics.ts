/** The value below which this share of all lies; NaN of none, which is within no limit. */
export function percentile(values: Iterable<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The one in the middle. */
export const median = (values: Iterable<number>): number => percentile(values, 0.5);
