import type { Box } from './block';
import { drawLevels } from './chart-bars';
import type { Paper } from './paper';
import type { Chart } from './source';
import { figures } from './text';
import { COLOR, TEXT } from './theme';

const VALUE = { ...TEXT.label, font: 'bold' } as const;

/** A first or last stretch rising by more points than this would run through a number above it. */
const STEEP = 24;

/** A line with its points, the area below in pale blue; the last point is green. */
export function drawLine(paper: Paper, { labels, values }: Chart, box: Box): void {
  const { heightOf, bottom, left, width, fromZero } = drawLevels(paper, values, box, false);
  const slot = width / values.length;
  const points = values.map((value, index) => ({
    x: left + slot * (index + 0.5),
    y: heightOf(value),
  }));
  const shown = figures(values);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;

  const { doc } = paper;
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  // An area would exaggerate a series whose scale does not begin at zero.
  if (fromZero)
    doc.path(`${path}L${last.x} ${bottom}L${first.x} ${bottom}Z`).fillColor(COLOR.blue, 0.1).fill();
  doc.fillOpacity(1);
  doc.path(path).lineWidth(2.2).lineJoin('round').lineCap('round').stroke(COLOR.blue);
  doc.lineCap('butt').lineJoin('miter');

  points.forEach(({ x, y }, index) => {
    const end = index === points.length - 1;
    doc.circle(x, y, end ? 4.6 : 3.4).lineWidth(1.8);
    doc.fillAndStroke(end ? COLOR.green : COLOR.white, COLOR.blue);
    // The number is below the point where the line descends to it or leaves it steeply.
    const neighbours = [points[index - 1], points[index + 1]].flatMap((point) => point?.y ?? []);
    const steep = neighbours.length === 1 ? STEEP : 0;
    const below = neighbours.every((other) => other < y - steep) && y < bottom - 22;
    const base = below ? y + 15 : y - 9;
    const half = paper.width(shown[index] ?? '', VALUE) / 2 + 2;
    doc.rect(x - half, base - 8, half * 2, 10).fill(COLOR.mist);
    paper.line(shown[index] ?? '', x, base, VALUE, 'center');
    paper.line(labels[index] ?? '', x, bottom + 13, TEXT.label, 'center');
  });
}
