import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import { exceptionsFrom } from '@/lib/features/collection/occurrences';
import { shortDateText } from '@/lib/features/collection/texts';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';

/** So that no date of the year stands twice. */
const YEAR_DAYS = 364;

function suspendedText({ date, movedTo }: ServiceException): string {
  if (movedTo === undefined) return shortDateText(date);
  const isNear = movedTo.slice(0, 7) === date.slice(0, 7);
  const day = isNear ? String(Number(movedTo.slice(8))) : shortDateText(movedTo);
  return `${shortDateText(date)} (pasa el ${day})`;
}

/**
 * The dates of the next year that are not as in other weeks, for paper: "No pasa: 25 de diciembre (pasa
 * el 26), 1 de enero." "Por confirmar: 16 de septiembre."
 */
export function changeTexts(dates: Pick<ZoneCollection, 'exceptions' | 'asOf'>): string[] {
  const coming = exceptionsFrom(dates, dates.asOf, YEAR_DAYS);
  const suspended = coming.filter(({ outcome }) => outcome === 'suspended').map(suspendedText);
  const unknown = coming
    .filter(({ outcome }) => outcome === 'unknown')
    .map(({ date }) => shortDateText(date));
  return [
    ...(suspended.length > 0 ? [`No pasa: ${suspended.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`Por confirmar: ${unknown.join(', ')}.`] : []),
  ];
}
