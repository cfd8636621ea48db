import { visibleText } from '@/lib/util/format/normalize-text';

/** Trimmed text without invisible characters, cut to `max`. HTML and formulas stay, as text. */
export function sanitizeText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const text = visibleText(value.replace(/\r\n?/g, '\n').toWellFormed());
  return [...text.trim()].slice(0, max).join('').trim();
}

/** As `sanitizeText`, on one line. */
export function sanitizeLine(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  return sanitizeText(value.replace(/[^\S\ufeff]+/g, ' '), max);
}
