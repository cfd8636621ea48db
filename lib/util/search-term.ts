import { normalizeText } from '@/lib/util/format/normalize-text';

/** In UTF-16 units, as `maxlength` counts. */
export const TERM_LIMIT = 200;

/** Whether there is something to search for, and not too much. */
export const isTerm = (term: string): boolean =>
  term.length <= TERM_LIMIT && /[\p{L}\p{N}]/u.test(normalizeText(term));

const SHOWN = 80;

/** A term shortened for headings. */
export function shownTerm(term: string): string {
  const characters = [...term];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('').trimEnd()}…` : term;
}
