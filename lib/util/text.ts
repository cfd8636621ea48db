/**
 * Characters that show nothing: controls, marks without width or for the direction, soft hyphens, the
 * blanks of Hangul and Braille. Line feeds, tabs and characters that join or colour an emoji do not match.
 */
const INVISIBLE =
  /(?![\n\t])(?!(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)(?:\u200d|\ufe0f))[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** Returns a text without characters that show nothing. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');

/** Returns the ASCII form of a digit: Unicode has the digits of each script in order, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Matches characters other than those of Spanish in NFC, with what they may combine with. */
const FOREIGN = /.?[^\n\t -~¡-§©®°±¶·¿-ÿ]+/gsu;

/** Returns a text in the one form that is compared: no ligatures or full width, ASCII digits, NFC. */
export function normalizeText(text: string): string {
  return text.replace(FOREIGN, (run) => {
    const plain = visibleText(run).normalize('NFKC');
    return plain.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);
  });
}

/** Folds white space into single spaces and trims. */
export function foldSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Joins the digits of phone numbers by no-break spaces. */
export function withUnbrokenNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\d)/g, '\u00a0');
}

/** *y* becomes *e* before the sound of i: Instagram e Internet, but nieve y hielo. */
const SOUNDS_LIKE_I = /^h?[ií](?![aeo])/i;

/** Joins words: 'Lunes, Martes y Jueves'. `Intl.ListFormat` loads data for 80 ms on a slow phone. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${SOUNDS_LIKE_I.test(last) ? 'e' : 'y'} ${last}`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Formats a size: '340 kB', '1.4 MB', '12 MB'. Without `Intl`, for the reason given in `joinWords`. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.6 kB would read 1000 kB.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = value < 10 && unit > 0 ? Number(value.toPrecision(2)) : Math.round(value);
  return `${shown} ${UNITS[unit]}`;
}

/** The longest search term, in UTF-16 units, as `maxlength` counts. */
export const TERM_LIMIT = 200;

/** Returns whether a search term has a letter or digit and is not too long. */
export const isTerm = (term: string): boolean =>
  term.length <= TERM_LIMIT && /[\p{L}\p{N}]/u.test(normalizeText(term));

const SHOWN = 80;

/** Shortens a search term for headings. */
export function shownTerm(term: string): string {
  const characters = [...term];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('').trimEnd()}…` : term;
}

/** Trims text, removes invisible characters and cuts it to `max`. HTML and formulas stay, as text. */
export function sanitizeText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const text = visibleText(value.replace(/\r\n?/g, '\n').toWellFormed());
  return [...text.trim()].slice(0, max).join('').trim();
}

/** Sanitizes text to one line, as `sanitizeText`. */
export function sanitizeLine(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  return sanitizeText(value.replace(/[^\S\ufeff]+/g, ' '), max);
}

/** Returns a Mexican postal code in its five digits, also of "6600" and "C.P. 06600"; other text unchanged. */
export function fullPostalCode(written: string): string {
  const digits = /^\D*(\d{4,5})(?:\.0*)?\D*$/.exec(written)?.[1]?.padStart(5, '0');
  return (digits ?? written.trim()).replace(/^0+$/, '');
}
