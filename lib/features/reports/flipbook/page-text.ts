import { foldSpaces } from '@/lib/util/format/spaces';

export interface TextRun {
  str: string;
  hasEOL: boolean;
  /** In points; 0 for a line break. */
  height: number;
  /** The text matrix; its last number is the distance from the page's lower edge in points. */
  transform: number[];
}

const PARAGRAPH_GAP = 1.9;

/** The paragraphs of a page, in the document's order. */
export function paragraphsOf(runs: readonly TextRun[]): string[] {
  const paragraphs: string[] = [];
  let current = '';
  let last: { y: number; height: number } | undefined;
  const close = () => {
    const text = foldSpaces(current);
    if (text !== '') paragraphs.push(text);
    current = '';
  };
  for (const run of runs) {
    const y = run.transform[5] ?? 0;
    if (run.str.trim() !== '') {
      const height = run.height || last?.height || 0;
      const isOther =
        last !== undefined &&
        (Math.abs(last.y - y) > PARAGRAPH_GAP * Math.max(height, last.height) ||
          // A change of size marks a heading.
          (Math.abs(last.y - y) > 1 && Math.abs(last.height - height) > height * 0.15));
      if (isOther) close();
      last = { y, height };
    }
    current += run.str;
    if (run.hasEOL) current = current.endsWith('\u00ad') ? current.slice(0, -1) : `${current} `;
  }
  close();
  return paragraphs;
}
