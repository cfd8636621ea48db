import 'server-only';
import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/min';
import { supportPhoneParts, type PhonePart } from '@/lib/util/format/phone-parts';

/** Ten digits of a Mexican number, with what may stand between them. */
const NATIONAL = String.raw`(?=[ ().-]*[2-9](?:[ ().-]*\d){9}(?!\d))`;

/**
 * What has not been dialled before a number since 2019, so that the library takes it for a part of
 * the number: trunk prefixes, and the 1 of mobiles behind the country code.
 */
const OLD_PREFIX = new RegExp(
  String.raw`(?<!\d)(?:(\+?52[ .-]*)(?:1|01|044|045)|(?:01|044|045))[ .-]*${NATIONAL}`,
  'g',
);

/** A comma before a second number, which the library would take for an extension. */
const BETWEEN_NUMBERS = /([,;]\s*)(?=[+(]*\d(?:[ ().-]*\d){6})/;

/** As it is written, but digits in one run are grouped. */
function shown(text: string, number: PhoneNumber): string {
  return /^\d+$/.test(text) ? number.formatNational() : text;
}

function partsOf(text: string): PhonePart[] {
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(text, 'MX')) {
    if (startsAt > end) parts.push({ text: text.slice(end, startsAt) });
    parts.push({ text: shown(text.slice(startsAt, endsAt), number), href: number.getURI() });
    end = endsAt;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * A phone text of the gateway as it is shown, each number in it with its `tel:` address: ten digits
 * behind +52, an extension as `;ext=`. What is no number that can be dialled has no address. Empty
 * for an empty text.
 */
export function phoneParts(text: string): PhonePart[] {
  return text.trim().replace(OLD_PREFIX, '$1').split(BETWEEN_NUMBERS).flatMap(partsOf);
}

/** As `phoneParts`; a branch without a phone of its own is reached through the support phone. */
export function branchPhoneParts({ phone_number: phone }: { phone_number: string }) {
  return phone.trim() ? phoneParts(phone) : [...supportPhoneParts];
}

/** The first number of a text, as dialled from anywhere; undefined without one. */
export function internationalPhone(text: string): string | undefined {
  const number = phoneParts(text).find(({ href }) => href);
  return number?.href?.replace(/^tel:|;.*$/g, '');
}
