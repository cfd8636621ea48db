import 'server-only';
import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/min';
import { LRUCache } from 'lru-cache';
import { supportPhoneParts, type PhonePart } from '@/lib/company';

const NATIONAL = String.raw`(?=[ ().-]*[2-9](?:[ ().-]*\d){9}(?!\d))`;

/** Matches the dialling prefixes abolished in 2019, which the library takes for digits of the number. */
const OLD_PREFIX = new RegExp(
  String.raw`(?<!\d)(?:(\+?52[ .-]*)(?:1|01|044|045)|(?:01|044|045))[ .-]*${NATIONAL}`,
  'g',
);

/** Matches the separator of two numbers, since the library would take the second for an extension. */
const BETWEEN_NUMBERS = /([,;]\s*)(?=[+(]*\d(?:[ ().-]*\d){6})/;

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

/** Parsed texts. Pages repeat the same numbers, and parsing one is slower than rendering it. */
const read = new LRUCache<string, readonly PhonePart[]>({
  max: 2_000,
  memoMethod: (text) => text.replace(OLD_PREFIX, '$1').split(BETWEEN_NUMBERS).flatMap(partsOf),
});

/** Splits a gateway text into its phone numbers, with `tel:` URLs, and the text between. */
export const phoneParts = (text: string): readonly PhonePart[] => read.memo(text.trim());

/** Returns the phone of a branch, else the support phone. */
export function branchPhoneParts({ phone_number: phone }: { phone_number: string }) {
  return phone.trim() ? phoneParts(phone) : supportPhoneParts;
}

/** Returns the first number of a text with its country code; undefined without one. */
export function internationalPhone(text: string): string | undefined {
  const number = phoneParts(text).find(({ href }) => href);
  return number?.href?.replace(/^tel:|;.*$/g, '');
}
