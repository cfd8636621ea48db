/**
 * Rules that the forms share, for browser and server alike (specification, sections 5 and 9).
 */

/** Longest texts that are sent, in characters. */
export const LIMITS = { name: 150, email: 320, message: 5000, place: 150 } as const;

/** Digits of a Mexican number: exactly so many in the wizard, at most so many in the forms. */
export const PHONE_DIGITS = 10;

/** Country code, with and without the 1 of old mobile numbers, and the old trunk prefixes. */
const PREFIXES = /^(?:521|52|044|045|01)(?=\d{10}$)/;

/**
 * What a visitor typed or pasted, as digits: at most ten, without a country code or an old trunk
 * prefix before them. `+52 (81) 1234-5678` gives `8112345678`.
 */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '').replace(PREFIXES, '').slice(0, PHONE_DIGITS);
}

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
