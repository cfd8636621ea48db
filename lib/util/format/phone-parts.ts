import { supportPhone, telHref } from '@/lib/company';

export interface PhonePart {
  text: string;
  href?: string;
}

export const supportPhoneParts: readonly PhonePart[] = [
  { text: supportPhone, href: telHref(supportPhone) },
];

/** The parts as one text. */
export function phoneText(parts: readonly PhonePart[]): string {
  return parts.map(({ text }) => text).join('');
}
