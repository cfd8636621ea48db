import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import { dateText } from '@/lib/features/collection/texts';

/** "viernes 25 de diciembre", and what is different on that day. */
interface ExceptionText {
  day: string;
  what: string;
}

/** "viernes 25 de diciembre" "sin recolección; pasa el sábado 26 de diciembre". */
export function exceptionText(
  { date, outcome, movedTo, notice }: ServiceException,
  phone: string,
): ExceptionText {
  const day = dateText(date);
  if (outcome === 'unknown') {
    const reason = notice === undefined ? ' por día festivo' : '';
    return { day, what: `puede cambiar${reason}; confirme al ${phone}` };
  }
  const moved = movedTo === undefined ? '' : `; pasa el ${dateText(movedTo)}`;
  return { day, what: `sin recolección${moved}` };
}

/** The same in one line: "viernes 25 de diciembre: sin recolección". */
export function exceptionLine(exception: ServiceException, phone: string): string {
  const { day, what } = exceptionText(exception, phone);
  return `${day}: ${what}`;
}
