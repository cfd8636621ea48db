const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** '340 kB', '1.4 MB', '12 MB'. Without `Intl` for the reason given in `joinWords`. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.6 kB would read 1000 kB.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = value < 10 && unit > 0 ? Number(value.toPrecision(2)) : Math.round(value);
  return `${shown} ${UNITS[unit]}`;
}
