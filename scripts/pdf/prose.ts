import type { Block } from './block';
import type { Paper } from './paper';
import { drawSlantBar } from './slant';
import { wrap } from './text';
import { COLOR, COLUMN, CONTENT, GUTTER, MARGIN, TEXT, type Style } from './theme';

/** The number and the heading of a section; marks the section for outline and contents. */
export function heading(paper: Paper, index: number, text: string): Block {
  const lines = wrap(paper, text, TEXT.heading, CONTENT);
  const height = 24 + lines.length * TEXT.heading.leading;
  return {
    min: height,
    max: height,
    gap: 26,
    draw: async (_, y) => {
      const count = String(index + 1).padStart(2, '0');
      await paper.ornament(() => {
        drawSlantBar(paper, MARGIN.x, y, 20, 9);
        const style: Style = { font: 'bold', size: 11.5, leading: 14, color: COLOR.greenInk };
        paper.line(count, MARGIN.x + 31, y + 8.8, style);
      });
      await paper.tagged('H1', () => {
        paper.lines(lines, MARGIN.x, y + 24 + TEXT.heading.size * 0.86, TEXT.heading);
      });
    },
  };
}

/** The first paragraph of a section, larger, over the given width. */
export function lead(paper: Paper, text: string, width = CONTENT, x = MARGIN.x): Block {
  const lines = wrap(paper, text, TEXT.lead, width);
  const height = lines.length * TEXT.lead.leading - 4;
  return {
    min: height,
    max: height,
    gap: 12,
    draw: (_, y) =>
      paper.tagged('P', () => {
        paper.lines(lines, x, y + TEXT.lead.size * 0.86, TEXT.lead);
      }),
  };
}

interface Paragraph {
  lines: string[];
  /** The second part of a parted paragraph stands without space before it. */
  goesOn?: boolean;
}

/** A paragraph of so few full lines is not parted into columns. */
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
    .flatMap(signed)
    .map((text) => ({ lines: wrap(paper, text, style, COLUMN) }));
  return { ...flow(paper, paragraphs, style), gap };
}

/** A letter ends with its writer's name (fictional, three words), which takes a line of its own. */
const SIGNATURE = /^(.*[.!?]) ((?:\p{Lu}\p{L}+ ){2}\p{Lu}\p{L}+(?:, \p{Ll}[\p{L} ]+)?)\.$/u;

function signed(text: string): string[] {
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
    split: (room) => {
      const [first, rest] = part(paragraphs, room, style, 2);
      if (first.length === 0 || rest.length === 0) return null;
      return [flow(paper, first, style), flow(paper, rest, style)];
    },
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

/** Columns may differ by this many lines if that keeps every paragraph whole. */
const UNEVEN = 4;

/** The smallest height at which everything stands in two columns. */
function balance(paragraphs: Paragraph[], style: Style): [Paragraph[], Paragraph[]] {
  const step = style.leading / 2;
  let height = heightOf(paragraphs, style) / 2;
  let best = part(paragraphs, height, style);
  while (heightOf(best[1], style) > height + 0.1) {
    height += step;
    best = part(paragraphs, height, style);
  }
  for (let count = 1; count < paragraphs.length; count += 1) {
    const whole: [Paragraph[], Paragraph[]] = [paragraphs.slice(0, count), paragraphs.slice(count)];
    const tallest = Math.max(...whole.map((column) => heightOf(column, style)));
    if (tallest <= height + UNEVEN * style.leading) return whole;
  }
  return best;
}

/** Takes what fits into `columnCount` columns of the height; never parts off a single line. */
function part(
  paragraphs: Paragraph[],
  height: number,
  style: Style,
  columnCount = 1,
): [Paragraph[], Paragraph[]] {
  if (columnCount > 1) {
    const [first, rest] = part(paragraphs, height, style, columnCount - 1);
    const [second, remainder] = part(rest, height, style);
    return [[...first, ...second], remainder];
  }
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
