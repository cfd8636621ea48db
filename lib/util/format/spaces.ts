/** Any white space as one space, none at the ends; a single space, nearly all there is, stays. */
export function foldSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** The text with its phone numbers each on one line, wherever it breaks. */
export function withUnbrokenNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\d)/g, '\u00a0');
}
