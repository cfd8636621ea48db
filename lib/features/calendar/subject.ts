import { addressLines } from '@/lib/features/branches/facts';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import { dateText, exceptionText } from '@/lib/features/collection/texts';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { timeZoneOf } from '@/lib/features/collection/time-zone';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import { phoneText } from '@/lib/util/format/phone-parts';
import { foldSpaces } from '@/lib/util/format/spaces';

/**
 * What the calendar of a zone is made of. Texts are single lines.
 *
 * @param page the zone's page, absolute.
 */
export const calendarSubject = (
  branch: Branch,
  zone: Zone,
  page: string,
  exceptions: readonly ServiceException[],
) => ({
  branchId: branch.id,
  zoneId: zone.id,
  branch: foldSpaces(branch.name),
  zone: foldSpaces(zone.title),
  state: foldSpaces(branch.ubication.state),
  frequency: foldSpaces(zone.frequency),
  timetable: foldSpaces(zone.timetable),
  phone: foldSpaces(phoneText(branchPhoneParts(branch))),
  address: addressLines(branch).map(foldSpaces).join(', '),
  page,
  timeZone: timeZoneOf(branch),
  /** Undefined where the texts name no weekly collection. */
  schedule: readSchedule(zone),
  exceptions,
});

/** What `calendarSubject` gives. */
export type CalendarSubject = ReturnType<typeof calendarSubject>;

/** "Recolección: Centro (Monterrey)", the name of a calendar and of its events. */
export const calendarName = ({ zone, branch }: Pick<CalendarSubject, 'zone' | 'branch'>) =>
  `Recolección: ${zone} (${branch})`;

/** "Centro, Monterrey, Nuevo León", where calendars show the place. */
export const placeText = ({ zone, branch, state }: CalendarSubject) =>
  [zone, branch, state].filter(Boolean).join(', ');

const helpText = ({ page, phone }: CalendarSubject) => `Consulte ${page} o llame al ${phone}.`;

/** The texts as the editor wrote them, what to do, and where to ask. */
export function collectionDescription(subject: CalendarSubject): string {
  const { frequency, timetable, branch, address } = subject;
  return [
    frequency && `Frecuencia: ${frequency}`,
    timetable && `Horario: ${timetable}`,
    'Saque sus residuos en bolsas cerradas o en botes con tapa, poco antes del horario de paso.',
    [`Sucursal ${branch}`, address].filter(Boolean).join(', '),
    helpText(subject),
  ]
    .filter(Boolean)
    .join('\n');
}

/** What a device says the evening before. */
export const reminderText = ({ zone, branch }: CalendarSubject) =>
  `Mañana hay recolección en ${zone} (${branch}): prepare sus residuos.`;

/** "En lugar del viernes 25 de diciembre.", above the rest. */
export const movedDescription = (subject: CalendarSubject, from: string) =>
  `En lugar del ${dateText(from)}.\n${collectionDescription(subject)}`;

/** Of a date on which nobody has said that the truck comes. */
export const unknownName = (subject: CalendarSubject) => `Por confirmar: ${calendarName(subject)}`;

/** For a date on which nobody has said that the truck comes. */
export function unknownDescription(subject: CalendarSubject, exception: ServiceException): string {
  const { what } = exceptionText(exception, subject.phone);
  return `La recolección ${what}.\n${helpText(subject)}`;
}

/** Of the event that tells of a change. */
export const noticeName = ({ zone, branch }: CalendarSubject) =>
  `Cambió la recolección: ${zone} (${branch})`;

/** For subscribers of a zone whose days can no longer be put into a calendar. */
export function noticeDescription(subject: CalendarSubject): string {
  const { zone, branch, frequency, timetable } = subject;
  const written = [frequency, timetable].filter(Boolean).join(', ');
  const changed = `Los días de recolección de ${zone} (${branch}) cambiaron`;
  return `${[changed, written].filter(Boolean).join(': ')}. ${helpText(subject)}`;
}
