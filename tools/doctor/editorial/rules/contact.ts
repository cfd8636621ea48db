import { internationalPhone } from '@/lib/util/format/phone-numbers';
import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { fieldsOf, type ShownRecord } from '@/tools/doctor/editorial/records';
import type { Rules } from '@/tools/doctor/editorial/rule';
import { decoded } from '@/tools/doctor/site/records';

const EMAIL =
  /^[^\s@<>,;:"()[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,24}$/i;

const isEmail = (text: string) =>
  EMAIL.test(text) && /^[\x21-\x7e]+$/.test(text) && !/\.\.|^\.|\.@/.test(text);

/** Values of a kind, and those of links such as `mailto:` in texts. */
function contacts(
  record: ShownRecord,
  kind: 'phones' | 'emails',
  inLink: (address: string) => string[],
) {
  const scheme = kind === 'phones' ? /^tel:/i : /^mailto:/i;
  const linked = record.htmls.flatMap((html) =>
    htmlFacts(html)
      .links.map(({ href = '' }) => href.trim())
      .filter((address) => scheme.test(address))
      .flatMap((address) => inLink(decoded(address.replace(scheme, '').replace(/\?.*$/, ''))))
      .map((value) => ({ field: html.field, value })),
  );
  return [...fieldsOf(record, kind).filter(({ value }) => value.trim() !== ''), ...linked];
}

export const contact = {
  'phone-unusable': {
    title: 'Teléfonos que no se pueden marcar',
    why: 'Un teléfono de México tiene diez dígitos; con este nadie puede llamar desde la página.',
    fix: 'Escríbalo con sus diez dígitos, por ejemplo 55 5555 0101.',
    what: 'El teléfono {} no se puede marcar.',
    wrong: (record) =>
      // Emergency numbers such as 911 are right in links.
      contacts(record, 'phones', (phone) => (/^\d{3}$/.test(phone.trim()) ? [] : [phone])).filter(
        ({ value }) => internationalPhone(value) === undefined,
      ),
  },
  'email-malformed': {
    title: 'Correos mal escritos',
    why: 'Los mensajes que se envían a esa dirección no llegan.',
    fix: 'Escriba una sola dirección completa, sin espacios ni acentos, por ejemplo ventas@empresa.mx.',
    what: 'El correo {} está mal escrito.',
    wrong: (record) =>
      // A link may write to several.
      contacts(record, 'emails', (all) => all.split(',').filter((one) => one !== '')).filter(
        ({ value }) => !isEmail(value.trim()),
      ),
  },
} satisfies Rules;
