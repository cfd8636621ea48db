import type { Paper, Style } from '@/lib/features/zone-sheet/pdf/paper';

type Measure = (text: string) => number;

/** The longest start of a word that fits, at least one character. */
function headOf(word: string, fits: (text: string) => boolean): string {
  let head = word.slice(0, 1);
  while (head.length < word.length && fits(word.slice(0, head.length + 1))) {
    head = word.slice(0, head.length + 1);
  }
  return head;
}

/** Breaks a text into lines of at most `width`; a word that is wider is cut. */
export function wrapped(text: string, width: number, measure: Measure): string[] {
  const fits = (line: string) => measure(line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      const head = headOf(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

interface Room {
  width: number;
  maxLines: number;
}

/**
 * The largest of some sizes at which a text fits into its room; at the smallest the rest is cut, with
 * an ellipsis.
 */
export function fitted(
  paper: Paper,
  text: string,
  { width, maxLines }: Room,
  styles: readonly [Style, ...Style[]],
): { lines: string[]; style: Style } {
  let lines: string[] = [];
  let style: Style = styles[0];
  for (style of styles) {
    const own = style;
    lines = wrapped(text, width, (part) => paper.width(part, own));
    if (lines.length <= maxLines) return { lines, style };
  }
  const shown = lines.slice(0, maxLines);
  const last = `${shown.at(-1) ?? ''}`.replace(/.{2}$/, '…');
  return { lines: [...shown.slice(0, -1), last], style };
}
