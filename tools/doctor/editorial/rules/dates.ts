import { isoDate } from '@/lib/util/format/dates';
import { fieldsOf, type Field, type ShownRecord } from '@/tools/doctor/editorial/records';
import type { Rules } from '@/tools/doctor/editorial/rule';

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

const datesOf = (record: ShownRecord) => fieldsOf(record, 'dates', 'looseDates');

export const dates = {
  'date-unreadable': {
    title: 'Fechas que no se pueden leer',
    why: 'El sitio la muestra tal cual, y los buscadores y lectores de noticias no la entienden.',
    fix: 'Póngala como año, mes y día, por ejemplo 2026-11-18.',
    what: 'La fecha {} no existe o está escrita de otra manera.',
    wrong: (record) => datesOf(record).filter(isUnreadable),
  },
  'date-future': {
    title: 'Fechas que todavía no llegan',
    why: 'Ya está publicada y parece un error; además queda por encima de lo que sí es nuevo.',
    fix: 'Corrija la fecha, o publique cuando llegue ese día.',
    what: 'La fecha {} todavía no llega.',
    wrong: (record, { today }) => datesOf(record).filter((date) => (dayOf(date) ?? '') > today),
  },
  'date-missing': {
    title: 'Registros sin fecha',
    why: 'Quien la lee no sabe si es de hoy o de hace años, y los buscadores tampoco.',
    fix: 'Ponga la fecha de publicación.',
    what: 'No tiene fecha.',
    wrong: (record) => fieldsOf(record, 'dates').filter(({ value }) => value.trim() === ''),
  },
} satisfies Rules;
