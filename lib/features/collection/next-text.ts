import { isUnderWay, type Collection } from '@/lib/features/collection/occurrences';
import { localDate, localTimestamp, type TimeOffsets } from '@/lib/features/collection/offsets';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import { clockText, dateText, dayText, hoursText } from '@/lib/features/collection/texts';

/** The next collection in the parts that a page shows. */
export interface NextText {
  label: string;
  /** '' where the label says it all. */
  day: string;
  /** '' for none. */
  hours: string;
}

const articleOf = (minutes: number) => (clockText(minutes).startsWith('1:') ? 'la' : 'las');

/** "Próxima recolección:" "lunes 23 de noviembre" "de 6:00 a 12:00", or the one under way. */
export function nextText(collection: Collection, offsets: TimeOffsets, now: number): NextText {
  const hasBegun = isUnderWay(collection, now);
  const { date, to } = collection;
  if (hasBegun && date !== localDate(offsets, now)) {
    // After the midnight of its night its day is not "hoy" any more.
    if (to === undefined) return { label: 'Recolección en curso', day: '', hours: '' };
    const day = `hasta ${articleOf(to)} ${clockText(to)}`;
    return { label: 'Recolección en curso,', day, hours: '' };
  }
  const label = hasBegun ? 'Recolección en curso:' : 'Próxima recolección:';
  return { label, day: dayText(collection, offsets, now), hours: hoursText(collection) };
}

/** "Próxima: lunes 23 de noviembre, de 6:00 a 12:00.", true whenever it is read. */
export function nextDateText(collection: Collection): string {
  const when = [dateText(collection.date), hoursText(collection)].filter(Boolean).join(', ');
  return `Próxima: ${when}.`;
}

/** The machine-readable start: its wall clock, or its day where it has no hours. */
export function startDateTime(collection: Collection, offsets: TimeOffsets): string {
  if (collection.from === undefined) return collection.date;
  return localTimestamp(offsets, collection.startsAt);
}

/** The longest text that a schedule can have, for its place on the page. */
export function longestText(schedule: CollectionSchedule): NextText {
  const hours = schedule.map(hoursText).reduce((a, b) => (b.length > a.length ? b : a), '');
  return { label: 'Recolección en curso:', day: 'miércoles 30 de septiembre', hours };
}
