const GATEWAY_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/;

const long = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

function parse(value: string): Date | undefined {
  const match = GATEWAY_DATE.exec(value.trim());
  if (!match) return undefined;
  const date = new Date(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`);
  // `Date` turns 31 February into 3 March.
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(match[3]) ? undefined : date;
}

/** "18 de noviembre de 2026"; returns anything but a `YYYY-MM-DD` date unchanged. */
export function formatDate(value: string): string {
  const date = parse(value);
  return date ? long.format(date) : value;
}

/** `YYYY-MM-DD`; undefined for an invalid date. */
export function isoDate(value: string): string | undefined {
  return parse(value)?.toISOString().slice(0, 10);
}
