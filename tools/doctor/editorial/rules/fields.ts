import { isEmail } from '@/lib/features/forms/fields';
import { decoded } from '@/lib/util/decoded';
import { isoDate } from '@/lib/util/format/dates';
import { internationalPhone } from '@/lib/util/format/read-phone-numbers';
import { htmlFacts } from '../html-facts';
import { fieldsOf, type Field, type ShownRecord } from '../records';
import type { Rules } from '../rule';

// Values that follow a form: telephones, e-mail addresses, dates.

/** Those that forms accept from visitors have no rule for dots. */
const MISPLACED_DOT = /\.\.|^\.|\.@/;

const SCHEMES = { phones: /^tel:/i, emails: /^mailto:/i };

/** Values of a kind, and those of links such as `mailto:` in texts. */
function contacts(record: ShownRecord, kind: keyof typeof SCHEMES) {
  const scheme = SCHEMES[kind];
  const linked = record.htmls.flatMap((html) =>
    htmlFacts(html)
      .links.map(({ href }) => href.trim())
      .filter((address) => scheme.test(address))
      .map((address) => address.replace(scheme, '').replace(/\?.*$/, ''))
      .map((address) => decoded(address) ?? address)
      // A link may write to several.
      .flatMap((address) => (kind === 'emails' ? address.split(',').filter(Boolean) : [address]))
      // Emergency numbers such as 911 are right in links.
      .filter((address) => kind === 'emails' || !/^\d{3}$/.test(address.trim()))
      .map((value) => ({ field: html.field, value })),
  );
  return [...fieldsOf(record, kind).filter(({ value }) => value.trim() !== ''), ...linked];
}

/** Systems write 1900 or 1970 where they have no date. */
const FIRST_YEAR = '1971';

const WORDS =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)\b.*\b(?:19|20)\d\d\b|^(?:19|20)\d\d$/i;

/** `YYYY-MM-DD`; undefined for what is no date of the present. */
function dayOf({ value }: Field): string | undefined {
  const date = isoDate(value.trim());
  return date !== undefined && date >= FIRST_YEAR ? date : undefined;
}

const isUnreadable = (date: Field) =>
  date.value.trim() !== '' &&
  dayOf(date) === undefined &&
  !(date.kind === 'looseDates' && WORDS.test(date.value.trim()));

const datesOf = (record: ShownRecord) => fieldsOf(record, 'dates', 'looseDates');

export const fields = {
  'phone-unusable': {
    title: 'Teléfonos que no se pueden marcar',
    why: 'Un teléfono de México tiene diez dígitos; con este nadie puede llamar desde la página.',
    fix: 'Escríbalo con sus diez dígitos, por ejemplo 55 5555 0101.',
    what: 'El teléfono {} no se puede marcar.',
    inRecord: (record) =>
      contacts(record, 'phones').filter(({ value }) => internationalPhone(value) === undefined),
  },
  'email-malformed': {
    title: 'Correos mal escritos',
    why: 'Los mensajes que se envían a esa dirección no llegan.',
    fix: 'Escriba una sola dirección completa, sin espacios ni acentos, por ejemplo ventas@empresa.mx.',
    what: 'El correo {} está mal escrito.',
    inRecord: (record) =>
      contacts(record, 'emails').filter(
        ({ value }) => !isEmail(value) || MISPLACED_DOT.test(value.trim()),
      ),
  },
  'date-unreadable': {
    title: 'Fechas que no se pueden leer',
    why: 'El sitio la muestra tal cual, y los buscadores y lectores de noticias no la entienden.',
    fix: 'Póngala como año, mes y día, por ejemplo 2026-11-18.',
    what: 'La fecha {} no existe o está escrita de otra manera.',
    inRecord: (record) => datesOf(record).filter(isUnreadable),
  },
  'date-future': {
    title: 'Fechas que todavía no llegan',
    why: 'Ya está publicada y parece un error; además queda por encima de lo que sí es nuevo.',
    fix: 'Corrija la fecha, o publique cuando llegue ese día.',
    what: 'La fecha {} todavía no llega.',
    inRecord: (record, { today }) => datesOf(record).filter((date) => (dayOf(date) ?? '') > today),
  },
  'date-missing': {
    title: 'Registros sin fecha',
    why: 'Quien la lee no sabe si es de hoy o de hace años, y los buscadores tampoco.',
    fix: 'Ponga la fecha de publicación.',
    what: 'No tiene fecha.',
    inRecord: (record) => fieldsOf(record, 'dates').filter(({ value }) => value.trim() === ''),
  },
} satisfies Rules;
