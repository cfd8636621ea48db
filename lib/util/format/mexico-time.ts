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
