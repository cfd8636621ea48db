/** Round steps from a floor to at least the largest value, about `count` of them. */
export function ticks(values: number[], fromZero: boolean, count = 4): number[] {
  const top = Math.max(...values);
  const low = Math.min(...values);
  const base = fromZero || low < top * 0.6 ? Math.min(0, low) : low;
  const rough = (top - base || Math.abs(top) || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(base / step + 1e-9);
  const last = Math.ceil(top / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
