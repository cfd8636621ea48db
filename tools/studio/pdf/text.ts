import type { Style } from './theme';

/** What tells how wide a text is, in points. */
interface Measure {
  width(text: string, style: Style): number;
}

interface Run {
  text: string;
  /** Size relative to the line. */
  scale: number;
  /** How far below the baseline, in parts of the size. */
  drop: number;
}

const LOW_DIGITS = '₀₁₂₃₄₅₆₇₈₉';
const NO_BREAK = '\u00a0';

/** Splits a line at subscript digits, which the typeface lacks: CO₂ gets a small, lowered 2. */
export function runs(text: string): Run[] {
  return text
    .split(/([₀-₉]+)/)
    .filter((part) => part !== '')
    .map((part) =>
      LOW_DIGITS.includes(part.charAt(0))
        ? { text: [...part].map((d) => LOW_DIGITS.indexOf(d)).join(''), scale: 0.68, drop: 0.13 }
        : { text: part.replaceAll(NO_BREAK, ' '), scale: 1, drop: 0 },
    );
}

/** Keeps a number and its unit, and the groups of a telephone number, on one line. */
function bind(text: string): string {
  return text
    .replace(/(\d) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(/(\d) (%|mil\b|millones\b|por\b|km\b|kg\b|[kMG]Wh\b|m[²³]|°C|t\b)/g, `$1${NO_BREAK}$2`)
    .replaceAll('por ciento', `por${NO_BREAK}ciento`)
    .replace(/(\bmillones|\bmil) de /g, `$1 de${NO_BREAK}`);
}

/** Line breaks: after a space, and after a hyphen between long words. */
function pieces(text: string): string[] {
  return text.split(/(?<= )|(?<=\p{L}{6}-)(?=\p{L}{6})/u);
}

/** Breaks a paragraph into lines of at most `width` points. */
export function wrap(paper: Measure, text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(bind(text.trim()))) {
    if (line !== '' && paper.width((line + piece).trimEnd(), style) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else {
      line += piece;
    }
  }
  lines.push(line);
  return avoidLoneWord(paper, lines, style, width);
}

/** Moves a word to a last line of one short word, if there is space. */
function avoidLoneWord(paper: Measure, lines: string[], style: Style, width: number): string[] {
  const last = lines.at(-1) ?? '';
  const before = lines.at(-2) ?? '';
  const cut = before.lastIndexOf(' ');
  if (last.includes(' ') || last.length > 9 || cut < 0 || before.endsWith('-')) return lines;
  const moved = `${before.slice(cut + 1)} ${last}`;
  if (paper.width(moved, style) > width) return lines;
  return [...lines.slice(0, -2), before.slice(0, cut), moved];
}

/** A number as it is written in Mexico: 1,234.5 */
export function number(value: number, decimals = 0): string {
  return new Intl.NumberFormat('es-MX', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 2),
  }).format(value);
}

/** The numbers of one series, all with the decimals of the most exact one. */
export function figures(values: number[]): string[] {
  const decimals = Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
  return values.map((value) => number(value, Math.min(decimals, 2)));
}
