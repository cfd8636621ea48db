import { supportPhone, telHref } from '@/lib/company';

/** A phone number with its `tel:` URL, or the text around it. */
export interface PhonePart {
  text: string;
  href?: string;
}

/** The support phone as parts. */
export const supportPhoneParts: readonly PhonePart[] = [
  { text: supportPhone, href: telHref(supportPhone) },
];

/** The parts as one text. */
export function phoneText(parts: readonly PhonePart[]): string {
  return parts.map(({ text }) => text).join('');
}
