import type { Box } from './block';
import type { Paper } from './paper';
import { ticks } from './scale';
import type { Chart } from './source';
import { figures, wrap } from './text';
import { COLOR, TEXT } from './theme';

const VALUE = { ...TEXT.label, font: 'bold' } as const;

/** Draws the level lines of an upright chart and their numbers; returns the height of a value. */
export function drawLevels(paper: Paper, values: number[], box: Box, zero: boolean) {
  const levels = ticks(values, zero);
  const numbers = figures(levels);
  const low = levels[0] ?? 0;
  const span = (levels.at(-1) ?? 1) - low || 1;
  const gutter = Math.max(...numbers.map((text) => paper.width(text, TEXT.small))) + 8;
  const top = box.y + 10;
  const bottom = box.y + box.height - 18;
  const heightOf = (value: number) => bottom - ((value - low) / span) * (bottom - top);
  for (const [index, level] of levels.entries()) {
    const y = heightOf(level);
    const strong = index === 0;
    const color = strong ? COLOR.blueSoft : COLOR.line;
    paper.rule(y, color, strong ? 0.9 : 0.5, box.x + gutter, box.width - gutter);
    paper.line(numbers[index] ?? '', box.x + gutter - 8, y + 3, TEXT.small, 'right');
  }
  return { heightOf, bottom, left: box.x + gutter, width: box.width - gutter, fromZero: low === 0 };
}

/** Upright bars; the last one, usually the year of the report, is dark blue. */
export function drawBars(paper: Paper, { labels, values }: Chart, box: Box): void {
  const { heightOf, bottom, left, width } = drawLevels(paper, values, box, true);
  const slot = width / values.length;
  const bar = Math.min(46, slot * 0.58);
  const ground = heightOf(0);
  const shown = figures(values);
  const inTime = labels.every((label) => /\d{4}/.test(label));
  values.forEach((value, index) => {
    const middle = left + slot * (index + 0.5);
    const y = heightOf(value);
    const last = index === values.length - 1;
    paper.doc
      .rect(middle - bar / 2, Math.min(y, ground), bar, Math.abs(ground - y))
      .fill(!inTime || last ? COLOR.blue : COLOR.blueSoft);
    if (last && inTime)
      paper.doc.rect(middle - bar / 2, Math.min(y, ground), bar, 3).fill(COLOR.green);
    paper.line(shown[index] ?? '', middle, Math.min(y, ground) - 4, VALUE, 'center');
    const name = wrap(paper, labels[index] ?? '', TEXT.label, slot - 2)[0] ?? '';
    paper.line(name, middle, bottom + 13, TEXT.label, 'center');
  });
}

/** Horizontal bars, for long names. */
export function drawRows(paper: Paper, { labels, values }: Chart, box: Box): void {
  const names = Math.min(
    box.width * 0.42,
    Math.max(...labels.map((label) => paper.width(label, TEXT.label))) + 12,
  );
  const shown = figures(values);
  const margin = Math.max(...shown.map((figure) => paper.width(figure, VALUE))) + 8;
  const track = box.width - names - margin;
  const top = Math.max(...values);
  const row = box.height / values.length;
  const thick = Math.min(13, row * 0.56);
  values.forEach((value, index) => {
    const middle = box.y + row * (index + 0.5);
    const length = Math.max(1.5, (value / top) * track);
    paper.line(labels[index] ?? '', box.x, middle + 3, TEXT.label);
    paper.doc.rect(box.x + names, middle - thick / 2, track, thick).fill(COLOR.bluePale);
    paper.doc.rect(box.x + names, middle - thick / 2, length, thick).fill(COLOR.blue);
    if (value === top) {
      paper.doc.rect(box.x + names + length - 3, middle - thick / 2, 3, thick).fill(COLOR.green);
    }
    paper.line(shown[index] ?? '', box.x + box.width, middle + 3, VALUE, 'right');
  });
}
