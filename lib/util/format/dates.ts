import { mexicoDay } from '@/lib/util/mexico-day.mts';

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/;
const TIME =
  /^.{10}[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:[.,]\d+)? ?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i;

/** First and last days of databases, and the first of Unix, which is the last of 1969 in Mexico. */
const NO_DATE = [
  /^(?:0\d{3}|1[0-8]\d\d|[3-9]\d{3})-\d\d?-\d\d?(?!\d)|^\d\d?[/.-]\d\d?[/.-](?:0\d{3}|1[0-8]\d\d|[3-9]\d{3})(?!\d)/,
  /^19(?:[07]0-0?1-0?1|69-12-31)(?!\d)|^0?1[/.-]0?1[/.-]19[07]0(?!\d)|^31[/.-]12[/.-]1969(?!\d)/,
];

/** Whether a text is a date that stands for none: `0001-01-01T00:00:00`, `9999-12-31`. */
export const isNoDate = (value: string): boolean =>
  NO_DATE.some((pattern) => pattern.test(value.trim()));

const long = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });
const offset = new Intl.DateTimeFormat('en-US', {
  timeZoneName: 'longOffset',
  timeZone: 'America/Mexico_City',
});

function offsetAt(instant: Date): string {
  const zone = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d{2}:\d{2}/.exec(zone ?? '')?.[0] ?? '+00:00';
}

interface GatewayDate {
  day: string;
  time: string;
  /** As `-06:00`; '' for Mexico City's. */
  zone: string;
}

function parse(value: string): GatewayDate | undefined {
  const written = value.trim();
  const day = DAY.exec(written)?.[1];
  if (day === undefined || isNoDate(written)) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` turns 31 February into 3 March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined;
  const [, hours = '00', minutes = '00', seconds = '00', zone = ''] = TIME.exec(written) ?? [];
  const isHours = /^[+-]\d\d$/.test(zone);
  return { day, time: `${hours}:${minutes}:${seconds}`, zone: isHours ? `${zone}:00` : zone };
}

/** The instant of a gateway date, by default midnight in Mexico City; undefined if invalid. */
export function gatewayInstant(value: string): Date | undefined {
  const read = parse(value);
  if (read === undefined) return undefined;
  const local = `${read.day}T${read.time}`;
  return new Date(local + (read.zone || offsetAt(new Date(`${local}Z`))));
}

/** The day in Mexico City, `YYYY-MM-DD`; undefined for an invalid date. */
export function isoDate(value: string): string | undefined {
  const read = parse(value);
  return read?.zone ? mexicoDay(new Date(`${read.day}T${read.time}${read.zone}`)) : read?.day;
}

/** "18 de noviembre de 2026"; '' for no date, and anything but a `YYYY-MM-DD` date unchanged. */
export function formatDate(value: string): string {
  const day = isoDate(value);
  if (day === undefined) return isNoDate(value) ? '' : value;
  return long.format(new Date(`${day}T00:00:00Z`));
}
