import { normalizeText, visibleText } from '@/lib/util/text';

/** In characters. */
export const LIMITS = { name: 150, email: 320, message: 5000, place: 150 } as const;

/** Exactly 10 in the wizard, at most 10 in the forms. */
export const PHONE_DIGITS = 10;

/** National numbers begin with 2 to 9 and never with 52, so a prefix can be told apart. */
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

/** The signs that a phone may be typed with, for the `pattern` of an input. */
export const PHONE_PATTERN = '[\\p{Nd}\\p{P}\\p{Z}\\p{Cf}+＋]{1,30}';

/** The specification has messages for empty and short numbers only. */
export const phoneNotNational = 'Escribe tu teléfono a 10 dígitos, por ejemplo 81 1234 5678';

/** Specification, section 5. Also a `pattern` attribute, hence no flags or anchors. */
export const EMAIL_PATTERN =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}";

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);

/** Returns whether a text is an e-mail address, without surrounding spaces and invisible characters. */
export function isEmail(text: string): boolean {
  const address = visibleText(text).trim();
  return address.length <= LIMITS.email && EMAIL.test(address);
}
