import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { quoted, type Rule } from '@/tools/doctor/editorial/rule';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { decoded } from '@/tools/doctor/records-in';
import { internationalPhone } from '@/lib/util/format/phone-numbers';

const EMAIL =
  /^[^\s@<>,;:"()[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,24}$/i;

const isEmail = (text: string) =>
  EMAIL.test(text) && /^[\x21-\x7e]+$/.test(text) && !/\.\.|^\.|\.@/.test(text);

/** Addresses of links such as `mailto:` in texts. */
const linked = (record: ShownRecord, scheme: RegExp) =>
  record.htmls.flatMap((html) =>
    htmlFacts(html)
      .links.map(({ href = '' }) => href.trim())
      .filter((address) => scheme.test(address))
      .map((address) => decoded(address.replace(scheme, '').replace(/\?.*$/, '')))
      .map((value) => ({ field: html.field, value })),
  );

export const phoneUnusable: Rule = {
  name: 'phone-unusable',
  title: 'Teléfonos que no se pueden marcar',
  why: 'Un teléfono de México tiene diez dígitos; con este nadie puede llamar desde la página.',
  fix: 'Escríbalo con sus diez dígitos, por ejemplo 55 5555 0101.',
  inRecord: (record) =>
    [
      ...record.phones.filter(({ value }) => value.trim() !== ''),
      // Emergency numbers such as 911 are right in links.
      ...linked(record, /^tel:/i).filter(({ value }) => !/^\d{3}$/.test(value.trim())),
    ]
      .filter(({ value }) => internationalPhone(value) === undefined)
      .map(({ field, value }) => ({
        field,
        what: `El teléfono ${quoted(value)} no se puede marcar.`,
      })),
};

export const emailMalformed: Rule = {
  name: 'email-malformed',
  title: 'Correos mal escritos',
  why: 'Los mensajes que se envían a esa dirección no llegan.',
  fix: 'Escriba una sola dirección completa, sin espacios ni acentos, por ejemplo ventas@empresa.mx.',
  inRecord: (record) =>
    [
      ...record.emails.filter(({ value }) => value.trim() !== ''),
      // A link may write to several.
      ...linked(record, /^mailto:/i)
        .flatMap(({ field, value }) => value.split(',').map((one) => ({ field, value: one })))
        .filter(({ value }) => value !== ''),
    ]
      .filter(({ value }) => !isEmail(value.trim()))
      .map(({ field, value }) => ({ field, what: `El correo ${quoted(value)} está mal escrito.` })),
};
