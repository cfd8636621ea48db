import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { ShownDate } from '@/tools/doctor/editorial/records/shown-record';
import { isoDate } from '@/lib/util/format/dates';
import { mexicoDay } from '@/lib/util/mexico-day.mts';

/** Systems write 1900 or 1970 where they have no date. */
const FIRST_YEAR = '1971';

const WORDS =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)\b.*\b(?:19|20)\d\d\b|^(?:19|20)\d\d$/i;

function problemOf({ value, kind }: ShownDate, today: string) {
  const text = value.trim();
  if (text === '') {
    return kind === 'text'
      ? undefined
      : {
          rule: 'date-missing',
          what: 'No tiene fecha.',
          why: 'Quien la lee no sabe si es de hoy o de hace años, y los buscadores tampoco.',
          fix: 'Ponga la fecha de publicación.',
        };
  }
  const date = isoDate(text);
  if (date === undefined || date < FIRST_YEAR) {
    return kind === 'text' && WORDS.test(text)
      ? undefined
      : {
          rule: 'date-unreadable',
          what: `La fecha ${quoted(text)} no existe o está escrita de otra manera.`,
          why: 'El sitio la muestra tal cual, y los buscadores y lectores de noticias no la entienden.',
          fix: 'Póngala como año, mes y día, por ejemplo 2026-11-18.',
        };
  }
  return date > today
    ? {
        rule: 'date-future',
        what: `La fecha ${quoted(text)} todavía no llega.`,
        why: 'Ya está publicada y parece un error; además queda por encima de lo que sí es nuevo.',
        fix: 'Corrija la fecha, o publique cuando llegue ese día.',
      }
    : undefined;
}

/** Dates that are missing, unreadable or in the future. */
export const datesAt =
  (now: Date): Rule =>
  (content) => {
    const today = mexicoDay(now);
    return shownRecords(content).flatMap((record) =>
      record.dates.flatMap((date) => {
        const problem = problemOf(date, today);
        if (problem === undefined) return [];
        const { rule, ...words } = problem;
        return [finding(rule, record, date.field, words)];
      }),
    );
  };
