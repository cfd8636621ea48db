import { decoded } from '@/tools/doctor/editorial/html/decoded';
import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { internationalPhone } from '@/lib/util/format/phone-numbers';

const EMAIL =
  /^[^\s@<>,;:"()[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,24}$/i;

const isEmail = (text: string) =>
  EMAIL.test(text) && /^[\x21-\x7e]+$/.test(text) && !/\.\.|^\.|\.@/.test(text);

interface Means {
  field: string;
  value: string;
}

/** Emergency numbers such as 911, in links. */
const isShortNumber = ({ value }: Means) => /^\d{3}$/.test(value.trim());

/** Addresses of links such as `mailto:` in texts. */
function linked(record: ShownRecord, scheme: RegExp): Means[] {
  return record.htmls.flatMap((html) =>
    htmlFacts(html).links.flatMap(({ href = '' }) => {
      const address = href.trim();
      if (!scheme.test(address)) return [];
      return [
        { field: html.field, value: decoded(address.replace(scheme, '').replace(/\?.*$/, '')) },
      ];
    }),
  );
}

const phonesOf = (record: ShownRecord): Means[] => [
  ...record.phones.filter(({ value }) => value.trim() !== ''),
  ...linked(record, /^tel:/i).filter((means) => !isShortNumber(means)),
];

const emailsOf = (record: ShownRecord): Means[] => [
  ...record.emails.filter(({ value }) => value.trim() !== ''),
  // A link may write to several.
  ...linked(record, /^mailto:/i)
    .flatMap(({ field, value }) => value.split(',').map((address) => ({ field, value: address })))
    .filter(({ value }) => value !== ''),
];

/** Phone numbers that cannot be dialled and e-mail addresses that cannot be written to. */
export const contactMeans = eachRecord((record) => [
  ...phonesOf(record)
    .filter(({ value }) => internationalPhone(value) === undefined)
    .map(({ field, value }) =>
      finding('phone-unusable', record, field, {
        what: `El teléfono ${quoted(value)} no se puede marcar.`,
        why: 'Un teléfono de México tiene diez dígitos; con este nadie puede llamar desde la página.',
        fix: 'Escríbalo con sus diez dígitos, por ejemplo 55 5555 0101.',
      }),
    ),
  ...emailsOf(record)
    .filter(({ value }) => !isEmail(value.trim()))
    .map(({ field, value }) =>
      finding('email-malformed', record, field, {
        what: `El correo ${quoted(value)} está mal escrito.`,
        why: 'Los mensajes que se envían a esa dirección no llegan.',
        fix: 'Escriba una sola dirección completa, sin espacios ni acentos, por ejemplo ventas@empresa.mx.',
      }),
    ),
]);
