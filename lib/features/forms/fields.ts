/**
 * Rules that the forms share, for browser and server alike (specification, sections 5 and 9).
 */

/** Longest texts that are sent, in characters. */
export const LIMITS = { name: 150, email: 320, message: 5000, place: 150 } as const;

/** Digits of a Mexican number: exactly so many in the wizard, at most so many in the forms. */
export const PHONE_DIGITS = 10;

/**
 * A country code or an old trunk prefix before ten digits. National numbers begin with 2 to 9, and
 * none with 52, so what stands behind a prefix is told from a number that begins like one.
 */
const PREFIX = /^(?:(?:\+|00)?52(?:1|01|044|045)?|01|044|045)(?=(?!52)[2-9]\d{9}$)/;

/**
 * A phone number as far as it is typed: digits, without the prefixes that its ten digits do not
 * need. `+52 (81) 1234-5678` gives `8112345678`, typed key by key or pasted. What is no such number
 * keeps all of its digits, and its `+`, so that it can be told: nothing is cut off.
 */
export function phoneDigits(typed: string): string {
  const plus = /^\D*\+/.test(typed) ? '+' : '';
  return (plus + typed.replace(/\D/g, '')).replace(PREFIX, '');
}

const NATIONAL = new RegExp(`^\\d{1,${PHONE_DIGITS}}$`);

/** Whether a number, as `phoneDigits` gives it, has at most ten digits and no other country's code. */
export function isNationalPhone(digits: string): boolean {
  return NATIONAL.test(digits);
}

/** What a form without script lets a visitor type as a phone number; the handler reads it. */
export const PHONE_PATTERN = '[0-9+\\(\\)\\-. ]{1,30}';

/** For a number that is no national one; the specification knows only empty and short ones. */
export const phoneNotNational = 'Escriba su teléfono a 10 dígitos, por ejemplo 81 1234 5678';

/**
 * E-mail pattern of section 5: local part up to 64 characters, domain labels up to 63, top level
 * 2 to 63 letters. Written for the `pattern` attribute too, hence without flags and anchors.
 */
export const EMAIL_PATTERN =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}";

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);

/** Whether a text is an e-mail address; spaces around it do not matter. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= LIMITS.email && EMAIL.test(address);
}
