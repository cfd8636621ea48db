import { normalizeText, visibleText } from '@/lib/util/text';

/** The maximum lengths in characters. */
export const LIMITS = { name: 150, email: 320, message: 5000, place: 150 } as const;

/** The digits of a phone number: exactly 10 in the wizard and a report, at most 10 in the other forms. */
export const PHONE_DIGITS = 10;

/** A prefix before a national number, which begins with 2 to 9 and never with 52. */
const PREFIX = /^(?:(?:\+|00)?52(?:1|01|044|045)?|01|044|045)(?=(?!52)[2-9]\d{9}$)/;

/** Returns `8112345678` for `+52 (81) 1234-5678`; a foreign number keeps all digits and is rejected later. */
export function phoneDigits(typed: string): string {
  const text = normalizeText(typed);
  const plus = /^\D*\+/.test(text) ? '+' : '';
  return (plus + text.replace(/\D/g, '')).replace(PREFIX, '');
}

const NATIONAL = new RegExp(`^\\d{1,${PHONE_DIGITS}}$`);

/** Returns whether the result of `phoneDigits` has at most ten digits and no foreign country code. */
export function isNationalPhone(digits: string): boolean {
  return NATIONAL.test(digits);
}

/** The characters that a typed phone number may have, for the `pattern` of an input. */
export const PHONE_PATTERN = '[\\p{Nd}\\p{P}\\p{Z}\\p{Cf}+＋]{1,30}';

/** The message for other wrong numbers; the specification has only those for empty and short ones. */
export const phoneNotNational = 'Escribe tu teléfono a 10 dígitos, por ejemplo 81 1234 5678';

/** The pattern of an e-mail address (specification, section 5). Inputs use it, too, so it has no anchors. */
export const EMAIL_PATTERN =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}";

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);

/** Returns whether a text is an e-mail address, ignoring surrounding spaces and invisible characters. */
export function isEmail(text: string): boolean {
  const address = visibleText(text).trim();
  return address.length <= LIMITS.email && EMAIL.test(address);
}
