const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** Below ten, one decimal: 1.4 MB, but 14 MB. */
const number = new Intl.NumberFormat('es-MX', { maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 });

/**
 * A size as visitors read it: '340 kB', '1.4 MB', '12 MB'.
 *
 * @param bytes not negative; a kilobyte has a thousand of them.
 */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.6 kB would be written as 1,000 kB.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${(value < 10 && unit > 0 ? number : whole).format(value)} ${UNITS[unit]}`;
}
