import type { Block } from './block';
import type { Paper } from './paper';
import { wrap } from './text';
import { COLUMN, CONTENT, GUTTER, MARGIN, type Style } from './theme';

interface Paragraph {
  lines: string[];
  /** The second part of a split paragraph has no space before it. */
  goesOn?: boolean;
}

/** A paragraph of so few lines is not split. */
const TOO_SHORT = 4;

function passage(paper: Paper, lines: string[], style: Style): Block {
  const height = heightOf([{ lines }], style);
  return {
    min: height,
    max: height,
    gap: 20,
    draw: (_, y) => drawColumn(paper, [{ lines }], MARGIN.x, y, style),
  };
}

/** Paragraphs in two columns of nearly equal height. */
export function columns(paper: Paper, texts: string[], style: Style, gap = 20): Block {
  const [only = ''] = texts;
  const lines = wrap(paper, only, style, CONTENT);
  if (texts.length === 1 && lines.length <= TOO_SHORT)
    return { ...passage(paper, lines, style), gap };
  const paragraphs = texts
    .flatMap(parted)
    .map((text) => ({ lines: wrap(paper, text, style, COLUMN) }));
  return { ...flow(paper, paragraphs, style), gap };
}

/** A letter ends with its writer's name (fictional, three words), which takes a line of its own. */
const SIGNATURE = /^(.*[.!?]) ((?:\p{Lu}\p{L}+ ){2}\p{Lu}\p{L}+(?:, \p{Ll}[\p{L} ]+)?)\.$/u;

/** Steps numbered within a paragraph ("1. … 2. …") and a signature become paragraphs of their own. */
function parted(text: string): string[] {
  if (/^1\. /.test(text)) return text.split(/(?<=\.) (?=\d\. \p{Lu})/u);
  const [, letter, name] = SIGNATURE.exec(text) ?? [];
  return letter && name ? [letter, name] : [text];
}

function flow(paper: Paper, paragraphs: Paragraph[], style: Style): Block {
  const [left, right] = balance(paragraphs, style);
  const height = Math.max(heightOf(left, style), heightOf(right, style));
  return {
    min: height,
    max: height,
    gap: 20,
    draw: async (_, y) => {
      await drawColumn(paper, left, MARGIN.x, y, style);
      await drawColumn(paper, right, MARGIN.x + COLUMN + GUTTER, y, style);
    },
  };
}

const spaceBetween = (style: Style) => Math.round(style.leading * 0.5);

function heightOf(paragraphs: Paragraph[], style: Style): number {
  const height = paragraphs.reduce(
    (sum, { lines, goesOn }, index) =>
      sum + lines.length * style.leading + (index > 0 && !goesOn ? spaceBetween(style) : 0),
    0,
  );
  return Math.max(0, height - (style.leading - style.size));
}

/** Columns may differ by this many lines if that avoids splitting a paragraph. */
const UNEVEN = 4;

/** The smallest height that fits everything into two columns. */
function balance(paragraphs: Paragraph[], style: Style): [Paragraph[], Paragraph[]] {
  const step = style.leading / 2;
  let height = heightOf(paragraphs, style) / 2;
  let best = part(paragraphs, height, style);
  while (heightOf(best[1], style) > height + 0.1) {
    height += step;
    best = part(paragraphs, height, style);
  }
  const tallest = (sides: Paragraph[][]) => Math.max(...sides.map((side) => heightOf(side, style)));
  const [whole] = paragraphs
    .slice(1)
    .map((_, index): [Paragraph[], Paragraph[]] => [
      paragraphs.slice(0, index + 1),
      paragraphs.slice(index + 1),
    ])
    .toSorted((a, b) => tallest(a) - tallest(b));
  if (whole && tallest(whole) <= height + UNEVEN * style.leading) return whole;
  return best;
}

/** Takes what fits into one column of the height; never splits off a single line. */
function part(paragraphs: Paragraph[], height: number, style: Style): [Paragraph[], Paragraph[]] {
  const taken: Paragraph[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    if (heightOf([...taken, paragraph], style) <= height + 0.1) {
      taken.push(paragraph);
      continue;
    }
    const { lines } = paragraph;
    const fits = (count: number) =>
      heightOf([...taken, { ...paragraph, lines: lines.slice(0, count) }], style) <= height + 0.1;
    let count = lines.length - 2;
    while (count >= 2 && !fits(count)) count -= 1;
    const rest = paragraphs.slice(index + 1);
    if (count < 2) return [taken, [paragraph, ...rest]];
    return [
      [...taken, { ...paragraph, lines: lines.slice(0, count) }],
      [{ lines: lines.slice(count), goesOn: true }, ...rest],
    ];
  }
  return [taken, []];
}

async function drawColumn(
  paper: Paper,
  paragraphs: Paragraph[],
  x: number,
  y: number,
  style: Style,
) {
  let base = y + style.size * 0.86;
  for (const [index, { lines, goesOn }] of paragraphs.entries()) {
    if (index > 0 && !goesOn) base += spaceBetween(style);
    await paper.tagged('P', () => {
      base = paper.lines(lines, x, base, style);
    });
  }
}
