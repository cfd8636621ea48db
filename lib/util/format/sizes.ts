const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/**
 * A size as visitors read it: '340 kB', '1.4 MB', '12 MB'. Below ten, one decimal, with the point
 * that Mexico writes and JavaScript too. Why not by `Intl.NumberFormat` stands at `joinWords`.
 *
 * @param bytes not negative; a kilobyte has a thousand of them.
 */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.6 kB would be written as 1000 kB.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = value < 10 && unit > 0 ? Number(value.toPrecision(2)) : Math.round(value);
  return `${shown} ${UNITS[unit]}`;
}
