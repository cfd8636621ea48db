import { supportPhone, telHref } from '@/lib/company';

/** A part of a phone's text; `href` dials it. */
export interface PhonePart {
  text: string;
  href?: string;
}

/** The company's own number. */
export const supportPhoneParts: readonly PhonePart[] = [
  { text: supportPhone, href: telHref(supportPhone) },
];

/** The parts as one text. */
export function phoneText(parts: readonly PhonePart[]): string {
  return parts.map(({ text }) => text).join('');
}
