import type { Paper } from './paper';
import { COLOR, MARGIN, PAGE } from './theme';

/** The rising diagonal of every cover, banner and band: points up per point to the right. */
export const RISE = 0.17;

/** Backgrounds extend beyond the page, or viewers show a white hairline at its edge. */
export const SHEET = { width: PAGE.width + 2, height: PAGE.height + 2 } as const;

/** The company's mark with its left upper corner at x, y; both arms have the same slope. */
export function drawMark(
  paper: Paper,
  x: number,
  y: number,
  size: number,
  arm: string,
  short: string = COLOR.green,
): void {
  const { doc } = paper;
  doc
    .save()
    .translate(x, y)
    .scale(size / 64);
  doc.path('M3 20H18L26.85 40 19.35 56.96Z').fill(short);
  doc.path('M22.5 60 45.5 8H61L38 60Z').fill(arm);
  doc.restore();
}

/** A short green bar with the slope of the mark's long arm. */
export function drawSlantBar(paper: Paper, x: number, y: number, length: number, height: number) {
  const lean = height * 0.4423;
  paper.doc
    .polygon([x + lean, y], [x + length + lean, y], [x + length, y + height], [x, y + height])
    .fill(COLOR.green);
}

/** Fills the page from a rising edge downwards; `left` is the height of the edge at the left side. */
export function drawGroundBelow(paper: Paper, left: number, color: string): void {
  const { width, height } = SHEET;
  const right = left - width * RISE;
  paper.doc.polygon([0, left], [width, right], [width, height], [0, height]).fill(color);
}

/** A thin band along the rising edge. */
export function drawEdge(paper: Paper, left: number, thickness: number, color: string): void {
  const { width } = SHEET;
  const right = left - width * RISE;
  paper.doc
    .polygon([0, left], [width, right], [width, right + thickness], [0, left + thickness])
    .fill(color);
}

/** Running head and foot of an inner page. */
export function drawFurniture(paper: Paper, left: string, right: string, author: string): void {
  const end = PAGE.width - MARGIN.x;
  const base = PAGE.height - 36;
  const small = { font: 'regular', size: 8, leading: 11, color: COLOR.inkSoft } as const;
  if (left !== '') {
    paper.line(left, MARGIN.x, 46, small);
    paper.line(right, end, 46, small, 'right');
    paper.rule(56, COLOR.line);
  }
  drawMark(paper, MARGIN.x - 1, base - 11.5, 14, COLOR.blue);
  paper.line(author, MARGIN.x + 18, base, { ...small, font: 'medium', color: COLOR.ink });
  const page = String(paper.page);
  const bold = { ...small, font: 'bold', size: 9.5, color: COLOR.blue } as const;
  paper.line(page, end, base, bold, 'right');
  drawSlantBar(paper, end - paper.width(page, bold) - 22, base - 6.5, 12, 6.5);
}
