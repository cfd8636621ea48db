/** Longest term that a search of the site takes, in UTF-16 units, as `maxlength` counts. */
export const TERM_LIMIT = 200;

/** Longest term that a heading repeats whole, in characters. */
const SHOWN = 80;

/** A term as a heading quotes it: a pasted page does not become the heading. */
export function shownTerm(term: string): string {
  const characters = [...term];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('').trimEnd()}…` : term;
}
