import type { TimeOffset, TimeOffsets } from '@/lib/features/collection/offsets';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEAR_MS = 366 * 24 * HOUR_MS;

/** Minutes to add to UTC in a time zone at an instant. */
function minutesAt(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name ?? '');
  const minutes = Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
  return match?.[1] === '-' ? -minutes : minutes;
}

/** The offsets of a time zone from a week before an instant to a year after it. */
export function timeOffsets(timeZone: string, now: number): TimeOffsets {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsets: TimeOffset[] = [];
  const end = now + YEAR_MS;
  // Clocks change on the hour.
  let at = Math.floor((now - 7 * 24 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  let minutes = minutesAt(format, at);
  for (at += 24 * HOUR_MS; at < end; at += 24 * HOUR_MS) {
    const later = minutesAt(format, at);
    if (later === minutes) continue;
    let until = at - 23 * HOUR_MS;
    while (minutesAt(format, until) === minutes) until += HOUR_MS;
    offsets.push({ until, minutes });
    minutes = later;
  }
  return [...offsets, { minutes }];
}
