/** In UTF-16 units, as `maxlength` counts. */
export const TERM_LIMIT = 200;

const SHOWN = 80;

/** A term shortened for headings. */
export function shownTerm(term: string): string {
  const characters = [...term];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('').trimEnd()}…` : term;
}
