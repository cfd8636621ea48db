import { config } from '@/lib/config';
import { whatsappHref } from '@/lib/company';
import type { ContactPerson } from '@/lib/content/gateway/contact';
import { phoneParts } from '@/lib/util/format/read-phone-numbers';
import { nameKey } from '@/lib/util/names';

const GREETING = 'Hola, me gustaría recibir información de sus servicios.';

/** Returns the contact's first number with the label from its record; none if the number is toll-free. */
function meansOf({ name, phone_number }: ContactPerson) {
  const { text: phone, href = '' } = phoneParts(phone_number).find((part) => part.href) ?? {};
  const digits = /^tel:\+52(?!800)(\d{10})/.exec(href)?.[1];
  if (phone === undefined || digits === undefined) return [];
  const about = nameKey(`${name} ${phone_number}`);
  if (about.includes('whats'))
    return [{ label: 'WhatsApp', phone, href: whatsappHref(digits, GREETING) }];
  return [{ label: /\b(?:cel|celular|movil)\b/.test(about) ? 'Celular' : name, phone, href }];
}

/**
 * Returns the company's configured WhatsApp, else the number of a contact record: one for WhatsApp, else a
 * mobile, else the first. Undefined without any.
 */
export function secondMean(people: readonly ContactPerson[]) {
  const { whatsappPhone: phone } = config.facts;
  if (phone) return { label: 'Celular y WhatsApp', phone, href: whatsappHref(phone, GREETING) };
  const means = people.flatMap(meansOf);
  const named = (wanted: string) => means.find(({ label }) => label === wanted);
  return named('WhatsApp') ?? named('Celular') ?? means[0];
}
