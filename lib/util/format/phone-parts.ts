import { supportPhone, telHref } from '@/lib/company';

/** A stretch of a text with phone numbers: a number with its `tel:` address, or what is none. */
export interface PhonePart {
  text: string;
  href?: string;
}

/** The support phone, as it is written everywhere. */
export const supportPhoneParts: readonly PhonePart[] = [
  { text: supportPhone, href: telHref(supportPhone) },
];

/** The parts as one text. */
export function phoneText(parts: readonly PhonePart[]): string {
  return parts.map(({ text }) => text).join('');
}
