import type { CalendarSubject } from '@/lib/features/calendar/subject';
import { exceptionText } from '@/lib/features/collection/exception-texts';
import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import { dateText } from '@/lib/features/collection/texts';

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
