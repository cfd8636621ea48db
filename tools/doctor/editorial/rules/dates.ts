import { isoDate } from '@/lib/util/format/dates';
import { fieldsOf, type Field, type ShownRecord } from '@/tools/doctor/editorial/records';
import { quoted, type Found, type Rules } from '@/tools/doctor/editorial/rule';

type ShownDate = Field<'dates' | 'looseDates'>;

/** Systems write 1900 or 1970 where they have no date. */
const FIRST_YEAR = '1971';

const WORDS =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)\b.*\b(?:19|20)\d\d\b|^(?:19|20)\d\d$/i;

/** `YYYY-MM-DD`; undefined for what is no date of the present. */
function dayOf({ value }: ShownDate): string | undefined {
  const date = isoDate(value.trim());
  return date !== undefined && date >= FIRST_YEAR ? date : undefined;
}

const isUnreadable = (date: ShownDate) =>
  date.value.trim() !== '' &&
  dayOf(date) === undefined &&
  !(date.kind === 'looseDates' && WORDS.test(date.value.trim()));

const dated = (
  record: ShownRecord,
  isWrong: (date: ShownDate) => boolean,
  what: (text: string) => string,
): Found[] =>
  fieldsOf(record, 'dates', 'looseDates')
    .filter(isWrong)
    .map(({ field, value }) => ({ field, what: what(quoted(value)) }));

export const dates = {
  'date-unreadable': {
    title: 'Fechas que no se pueden leer',
    why: 'El sitio la muestra tal cual, y los buscadores y lectores de noticias no la entienden.',
    fix: 'Póngala como año, mes y día, por ejemplo 2026-11-18.',
    inRecord: (record) =>
      dated(
        record,
        isUnreadable,
        (text) => `La fecha ${text} no existe o está escrita de otra manera.`,
      ),
  },
  'date-future': {
    title: 'Fechas que todavía no llegan',
    why: 'Ya está publicada y parece un error; además queda por encima de lo que sí es nuevo.',
    fix: 'Corrija la fecha, o publique cuando llegue ese día.',
    inRecord: (record, { today }) =>
      dated(
        record,
        (date) => (dayOf(date) ?? '') > today,
        (text) => `La fecha ${text} todavía no llega.`,
      ),
  },
  'date-missing': {
    title: 'Registros sin fecha',
    why: 'Quien la lee no sabe si es de hoy o de hace años, y los buscadores tampoco.',
    fix: 'Ponga la fecha de publicación.',
    inRecord: (record) =>
      fieldsOf(record, 'dates')
        .filter(({ value }) => value.trim() === '')
        .map(({ field }) => ({ field, what: 'No tiene fecha.' })),
  },
} satisfies Rules;
