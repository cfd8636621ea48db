/** Folds white space into single spaces and trims. */
export function foldSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Joins the digits of phone numbers by no-break spaces. */
export function withUnbrokenNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\d)/g, '\u00a0');
}
