import { linkAt, type LinkTarget, type PageLink } from '@/lib/features/reports/flipbook/page-links';
import { foldSpaces } from '@/lib/util/format/spaces';

/** A piece of text as pdf.js reads it. */
export interface TextRun {
  str: string;
  hasEOL: boolean;
  /** In points; 0 for a line break. */
  height: number;
  /** The text matrix; its last two numbers are the place from the lower left corner, in points. */
  transform: number[];
}

interface TextSpan {
  text: string;
  target?: LinkTarget;
}

/** A paragraph or heading, for those who do not see the page. */
export interface TextBlock {
  isHeading: boolean;
  spans: TextSpan[];
}

const PARAGRAPH_GAP = 1.9;
/** A heading is set this much larger than most of the page's text. */
const HEADING = 1.3;
const HEADING_LENGTH = 120;

/** The height in which most characters of a page are set; 0 without any. */
function usualHeight(runs: readonly TextRun[]): number {
  const counts = new Map<number, number>();
  for (const { str, height } of runs) {
    const known = Math.round(height);
    if (known > 0) counts.set(known, (counts.get(known) ?? 0) + str.trim().length);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Folds the spaces of a block, which may be on either side of a link. */
function tidy(spans: readonly TextSpan[]): TextSpan[] {
  const folded = spans.map((span) => {
    const before = /^\s/.test(span.text) ? ' ' : '';
    const after = /\s$/.test(span.text) ? ' ' : '';
    return { ...span, text: before + foldSpaces(span.text) + after };
  });
  const kept = folded.filter(({ text }) => text.trim() !== '');
  return kept.map((span, at) => {
    let { text } = span;
    if (at === 0) text = text.trimStart();
    if (at === kept.length - 1) text = text.trimEnd();
    return { ...span, text };
  });
}

const sameTarget = (a: LinkTarget | undefined, b: LinkTarget | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The headings and paragraphs of a page, in the document's order, with its links. */
export function blocksOf(runs: readonly TextRun[], links: readonly PageLink[] = []): TextBlock[] {
  const usual = usualHeight(runs);
  const blocks: TextBlock[] = [];
  let spans: TextSpan[] = [];
  let tallest = 0;
  let last: { y: number; height: number } | undefined;
  const close = () => {
    const tidied = tidy(spans);
    const length = tidied.reduce((sum, { text }) => sum + text.length, 0);
    const isHeading = usual > 0 && tallest >= usual * HEADING && length <= HEADING_LENGTH;
    if (tidied.length > 0) blocks.push({ isHeading, spans: tidied });
    spans = [];
    tallest = 0;
  };
  const add = (text: string, target: LinkTarget | undefined) => {
    const open = spans.at(-1);
    // White space belongs to whatever it follows.
    if (open && (text.trim() === '' || sameTarget(open.target, target))) open.text += text;
    else spans.push(target ? { text, target } : { text });
  };
  for (const run of runs) {
    const [x = 0, y = 0] = run.transform.slice(4);
    if (run.str.trim() !== '') {
      const height = run.height || last?.height || 0;
      const isOther =
        last !== undefined &&
        (Math.abs(last.y - y) > PARAGRAPH_GAP * Math.max(height, last.height) ||
          // A change of size marks a heading.
          (Math.abs(last.y - y) > 1 && Math.abs(last.height - height) > height * 0.15));
      if (isOther) close();
      last = { y, height };
      tallest = Math.max(tallest, height);
    }
    add(run.str, linkAt(links, x, y)?.target);
    const open = spans.at(-1);
    if (!run.hasEOL || !open) continue;
    open.text = open.text.endsWith('\u00ad') ? open.text.slice(0, -1) : `${open.text} `;
  }
  close();
  return blocks;
}
