const day = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** Returns the date in Mexico City, `YYYY-MM-DD`. */
export function mexicoDay(now: Date): string {
  return day.format(now);
}

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/;
const TIME =
  /^.{10}[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:[.,]\d+)? ?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i;

/** Matches the first and last days of databases and of Unix, which begins in 1969 in Mexico. */
const NO_DATE =
  /^(?:(?:0\d{3}|1[0-8]\d\d|[3-9]\d{3})-\d\d?-\d\d?|\d\d?[/.-]\d\d?[/.-](?:0\d{3}|1[0-8]\d\d|[3-9]\d{3})|19[07]0-0?1-0?1|1969-12-31|0?1[/.-]0?1[/.-]19[07]0|31[/.-]12[/.-]1969)(?!\d)/;

/** Returns whether a text is a date that means none: `0001-01-01T00:00:00`, `9999-12-31`. */
export const isNoDate = (value: string): boolean => NO_DATE.test(value.trim());

const long = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });
const offset = new Intl.DateTimeFormat('en-US', {
  timeZoneName: 'longOffset',
  timeZone: 'America/Mexico_City',
});

function offsetAt(instant: Date): string {
  const zone = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d{2}:\d{2}/.exec(zone ?? '')?.[0] ?? '+00:00';
}

/** Parses a gateway date; its zone is '' for Mexico City's. */
function parse(value: string): [day: string, time: string, zone: string] | undefined {
  const written = value.trim();
  const day = DAY.exec(written)?.[1];
  if (day === undefined || isNoDate(written)) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` turns 31 February into 3 March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined;
  const [, hours = '00', minutes = '00', seconds = '00', zone = ''] = TIME.exec(written) ?? [];
  return [day, `${hours}:${minutes}:${seconds}`, zone.replace(/^[+-]\d\d$/, '$&:00')];
}

/** Returns the instant of a gateway date, by default midnight in Mexico City; undefined if invalid. */
export function gatewayInstant(value: string): Date | undefined {
  const [day, time, zone] = parse(value) ?? [];
  if (day === undefined) return undefined;
  return new Date(`${day}T${time}${zone || offsetAt(new Date(`${day}T${time}Z`))}`);
}

/** Returns the day of a gateway date in Mexico City, `YYYY-MM-DD`; undefined if invalid. */
export function isoDate(value: string): string | undefined {
  const [day, time, zone] = parse(value) ?? [];
  return zone ? mexicoDay(new Date(`${day}T${time}${zone}`)) : day;
}

/** Formats "18 de noviembre de 2026"; returns '' for no date, and other text unchanged. */
export function formatDate(value: string): string {
  const day = isoDate(value);
  if (day === undefined) return isNoDate(value) ? '' : value;
  return long.format(new Date(`${day}T00:00:00Z`));
}

/** Returns a date as cards show it, and as `YYYY-MM-DD` if it is valid. */
export function cardDate(value: string): { date: string; isoDate?: string } {
  const day = isoDate(value);
  return { date: formatDate(value), ...(day !== undefined && { isoDate: day }) };
}
