import { quoted, type Found, type Rule } from '@/tools/doctor/editorial/rule';
import type { ShownDate, ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { isoDate } from '@/lib/util/format/dates';

/** Systems write 1900 or 1970 where they have no date. */
const FIRST_YEAR = '1971';

const WORDS =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)\b.*\b(?:19|20)\d\d\b|^(?:19|20)\d\d$/i;

/** `YYYY-MM-DD`; undefined for what is no date of the present. */
function dayOf({ value }: ShownDate): string | undefined {
  const date = isoDate(value.trim());
  return date !== undefined && date >= FIRST_YEAR ? date : undefined;
}

const isMissing = ({ value, kind }: ShownDate) => value.trim() === '' && kind === 'date';

const isUnreadable = (date: ShownDate) =>
  date.value.trim() !== '' &&
  dayOf(date) === undefined &&
  !(date.kind === 'text' && WORDS.test(date.value.trim()));

const dated = (
  { dates }: ShownRecord,
  isWrong: (date: ShownDate) => boolean,
  what: (text: string) => string,
): Found[] =>
  dates.filter(isWrong).map(({ field, value }) => ({ field, what: what(quoted(value)) }));

export const dateUnreadable: Rule = {
  name: 'date-unreadable',
  title: 'Fechas que no se pueden leer',
  why: 'El sitio la muestra tal cual, y los buscadores y lectores de noticias no la entienden.',
  fix: 'Póngala como año, mes y día, por ejemplo 2026-11-18.',
  inRecord: (record) =>
    dated(
      record,
      isUnreadable,
      (text) => `La fecha ${text} no existe o está escrita de otra manera.`,
    ),
};

export const dateFuture: Rule = {
  name: 'date-future',
  title: 'Fechas que todavía no llegan',
  why: 'Ya está publicada y parece un error; además queda por encima de lo que sí es nuevo.',
  fix: 'Corrija la fecha, o publique cuando llegue ese día.',
  inRecord: (record, { today }) =>
    dated(
      record,
      (date) => (dayOf(date) ?? '') > today,
      (text) => `La fecha ${text} todavía no llega.`,
    ),
};

export const dateMissing: Rule = {
  name: 'date-missing',
  title: 'Registros sin fecha',
  why: 'Quien la lee no sabe si es de hoy o de hace años, y los buscadores tampoco.',
  fix: 'Ponga la fecha de publicación.',
  inRecord: (record) => dated(record, isMissing, () => 'No tiene fecha.'),
};
