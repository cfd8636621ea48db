import { isoDate } from '@/lib/util/format/dates';

const ZONE = 'America/Mexico_City';
const TIME =
  /^\d{4}-\d{2}-\d{2}[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\.\d+)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;

const offset = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longOffset', timeZone: ZONE });

function offsetAt(instant: Date): string {
  const zone = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d{2}:\d{2}/.exec(zone ?? '')?.[0] ?? '+00:00';
}

/** The instant of a gateway date, by default midnight in Mexico City; undefined if invalid. */
export function gatewayInstant(value: string): Date | undefined {
  const date = isoDate(value);
  if (date === undefined) return undefined;
  const [, hours = '00', minutes = '00', seconds = '00', zone] = TIME.exec(value.trim()) ?? [];
  const local = `${date}T${hours}:${minutes}:${seconds}`;
  return new Date(`${local}${zone ?? offsetAt(new Date(`${local}Z`))}`);
}

/** Mexico City's local time in the UTC getters. */
function shifted(instant: Date): { clock: Date; zone: string } {
  const zone = offsetAt(instant);
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  const sign = zone.startsWith('-') ? -1 : 1;
  return { clock: new Date(instant.getTime() + sign * minutes * 60_000), zone };
}

/** RFC 3339 in Mexico City: `2026-11-18T00:00:00-06:00`. */
export function rfc3339(instant: Date): string {
  const { clock, zone } = shifted(instant);
  return clock.toISOString().slice(0, 19) + zone;
}

/** RFC 822 in Mexico City: `Wed, 18 Nov 2026 00:00:00 -0600`. */
export function rfc822(instant: Date): string {
  const { clock, zone } = shifted(instant);
  return clock.toUTCString().replace('GMT', zone.replace(':', ''));
}
