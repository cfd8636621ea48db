/** Control and invisible formatting characters, except line feeds and tabs. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Trimmed text without control characters, cut to `max`. HTML and formulas stay, as text. */
export function sanitizeText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const text = value.replace(/\r\n?/g, '\n').toWellFormed().replace(CONTROLS, '');
  return [...text.trim()].slice(0, max).join('').trim();
}

/** As `sanitizeText`, on one line. */
export function sanitizeLine(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  return sanitizeText(value.replace(/\s+/g, ' '), max);
}
