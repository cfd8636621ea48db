import { readSchedule } from '@/lib/features/collection/read-schedule';
import { daysText, hoursText, scheduleText } from '@/lib/features/collection/texts';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { foldSpaces } from '@/lib/util/text';

type ZoneTexts = Pick<Zone, 'frequency' | 'timetable'>;

const folded = ({ frequency, timetable }: ZoneTexts): ZoneTexts => ({
  frequency: foldSpaces(frequency),
  timetable: foldSpaces(timetable),
});

/** Returns a text for the middle of a sentence: "Lunes y jueves" as "lunes y jueves", "L-V" as it is. */
export const inSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es-MX') + text.slice(1) : text;

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

/** Days of a zone's weekly program with their hours; missing texts are ''. */
export interface ProgramLine {
  days: string;
  hours: string;
}

/** Returns a zone's weekly program: "Lunes y jueves", "De 6:00 a 12:00"; else the texts as written. */
export function weeklyProgram(zone: ZoneTexts): ProgramLine[] {
  const texts = folded(zone);
  const schedule = readSchedule(texts);
  if (!schedule) return [{ days: texts.frequency, hours: texts.timetable }];
  return Array.from(Map.groupBy(schedule, daysText), ([days, rules]) => ({
    days: capitalized(days),
    hours: capitalized(rules.map(hoursText).filter(Boolean).join(' y ')),
  }));
}

/** Returns when a zone is served, in one line: "lunes, miércoles y viernes, de 6:00 a 12:00". */
export function zoneTimesText(zone: ZoneTexts): string {
  const texts = folded(zone);
  const schedule = readSchedule(texts);
  if (schedule) return scheduleText(schedule);
  if (texts.frequency === '') return texts.timetable;
  return [texts.frequency, inSentence(texts.timetable)].filter(Boolean).join(', ');
}

/** Returns "Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00". */
export function zoneShareText(
  branch: Pick<Branch, 'name'>,
  zone: ZoneTexts & Pick<Zone, 'title'>,
): string {
  const place = `Recolección en ${foldSpaces(zone.title)}, ${foldSpaces(branch.name)}`;
  const times = inSentence(zoneTimesText(zone));
  return times === '' ? place : `${place}: ${times}`;
}
