import company from '@/data/company.json';

/** The company's name, which only `data/company.json` defines. */
export const companyName = company.name;

/** The phone number of the shell (specification, section 2, "Common shell"). */
export const supportPhone = '800 733 22 22';

/** The postal address of the head office. */
export const headOffice = {
  street: 'Av. del Relieve 1450, Col. Loma Clara',
  city: 'Monterrey',
  state: 'Nuevo León',
  postalCode: '64840',
} as const;

const FIRST_YEAR = 2021;

/** Returns the years of the copyright line: "2021" in the first year, "2021–2026" later. */
export function copyrightYears(currentYear: number): string {
  return currentYear > FIRST_YEAR ? `${FIRST_YEAR}–${currentYear}` : String(FIRST_YEAR);
}

/** Returns the `tel:` URL of the support phone. `read-phone-numbers.ts` has those of other numbers. */
export function telHref(phone: typeof supportPhone): string {
  return `tel:+52${phone.replaceAll(' ', '')}`;
}

/** Returns a link that opens WhatsApp with this message to a phone of ten digits. */
export function whatsappHref(phone: string, message: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/52${digits}?text=${encodeURIComponent(message)}`;
}

/** A part of a phone's text; `href` dials it. */
export interface PhonePart {
  text: string;
  href?: string;
}

/** The company's own number. */
export const supportPhoneParts: readonly PhonePart[] = [
  { text: supportPhone, href: telHref(supportPhone) },
];

/** Joins the parts of a phone's text. */
export function phoneText(parts: readonly PhonePart[]): string {
  return parts.map(({ text }) => text).join('');
}
