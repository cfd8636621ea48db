import company from '@/data/company.json';

/** The company's name; it stands in `data/company.json` and nowhere else. */
export const companyName = company.name;

/** Fixed texts of the shell (specification, section 2, "Common shell"). */
export const supportPhone = '800 733 22 22';
export const whatsappPhone = '55 5555 0180';

export const headOffice = {
  street: 'Av. del Relieve 1450, Col. Loma Clara',
  city: 'Monterrey',
  state: 'Nuevo León',
  postalCode: '64840',
} as const;

/** First year of the copyright line. */
const FIRST_YEAR = 2021;

/** "2021" in the first year, "2021–2026" later. */
export function copyrightYears(currentYear: number): string {
  return currentYear > FIRST_YEAR ? `${FIRST_YEAR}–${currentYear}` : String(FIRST_YEAR);
}

/** `tel:` address of the company's own number; the gateway's are read by `lib/util/format/phone-numbers.ts`. */
export function telHref(phone: typeof supportPhone): string {
  return `tel:+52${phone.replaceAll(' ', '')}`;
}

/** Opens a WhatsApp conversation with the company, with a message written already. */
export function whatsappHref(message: string): string {
  const digits = whatsappPhone.replace(/\D/g, '');
  return `https://wa.me/52${digits}?text=${encodeURIComponent(message)}`;
}
