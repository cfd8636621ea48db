import type { Zone } from '@/lib/content/gateway/branches';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { joinWords } from '@/lib/util/format/lists';
import { nameKey } from '@/lib/util/name-keys';

type Times = Pick<Zone, 'frequency' | 'timetable'>;

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** As many days of a week as a text may count. */
const EXAMPLES = [[0], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]].map(
  (days) => joinWords(days.map((day) => WEEKDAYS[day] ?? '')),
);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The frequency of a zone in words that can be read as days, found by asking the grammar of the site:
 * with the days that its texts name, or with others as an example of as many as they count. Undefined
 * where no such words say the same.
 */
export function readableFrequency({ frequency, timetable }: Times): string | undefined {
  const key = nameKey(`${frequency} ${timetable}`);
  const named = joinWords(WEEKDAYS.filter((day) => key.includes(nameKey(day))));
  const candidates = [
    ...(named === '' ? [] : [capitalised(named)]),
    ...EXAMPLES.map((days) => `${frequency.replace(/[\s.:;]+$/, '')}: ${days}`),
  ];
  return candidates.find((candidate) => readSchedule({ frequency: candidate, timetable }));
}
