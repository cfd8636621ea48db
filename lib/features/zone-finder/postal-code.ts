/** The postal code that a term is; undefined where it is none. */
export function postalCodeOf(term: string): string | undefined {
  return /^(?:c\.?\s*p\.?|c[oó]digo postal)?\s*(\d{5})$/i.exec(term.trim())?.[1];
}
