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

/**
 * The largest of some sizes at which a text fits into a width and so many lines; at the smallest the
 * rest is cut, with an ellipsis.
 */
export function fitted(
  paper: Paper,
  text: string,
  { width, maxLines }: { width: number; maxLines: number },
  styleOf: (size: number) => Style,
  [size = 0, ...smaller]: readonly number[],
): { lines: string[]; style: Style } {
  const style = styleOf(size);
  const lines = wrapped(text, width, (part) => paper.width(part, style));
  if (lines.length <= maxLines) return { lines, style };
  if (smaller.length > 0) return fitted(paper, text, { width, maxLines }, styleOf, smaller);
  const last = `${lines[maxLines - 1]}`.replace(/.{2}$/, '…');
  return { lines: [...lines.slice(0, maxLines - 1), last], style };
}
