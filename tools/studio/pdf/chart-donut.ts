import type { Box } from './block';
import type { Paper } from './paper';
import type { Chart } from './source';
import { figures, number } from './text';
import { COLOR, SERIES, TEXT } from './theme';

const VALUE = { ...TEXT.label, size: 9.2, font: 'bold' } as const;
const NAME = { ...TEXT.label, size: 9.2 } as const;

/** A ring of shares with its legend at the right; the sum is in the middle unless shares are per cent. */
export function drawDonut(paper: Paper, { labels, values, unit }: Chart, box: Box): void {
  const total = values.reduce((sum, value) => sum + value, 0);
  const inPercent = Math.abs(total - 100) < 1.5 && /%|por ?ciento|porcentaje/i.test(unit);
  const radius = box.height / 2;
  const center = { x: box.x + radius + 18, y: box.y + radius };

  const shown = figures(values);
  let angle = -Math.PI / 2;
  values.forEach((value, index) => {
    const sweep = (value / total) * Math.PI * 2;
    paper.doc
      .path(ring(center.x, center.y, radius, radius * 0.6, angle, angle + sweep))
      .lineWidth(1.6)
      .fillAndStroke(SERIES[index % SERIES.length] ?? COLOR.blue, COLOR.mist);
    angle += sweep;
  });
  const middle = inPercent ? '100 %' : number(total);
  const size = Math.min(19, (radius * 1.0) / (middle.length * 0.55));
  const big = { font: 'black', size, leading: size, color: COLOR.blue } as const;
  paper.line(middle, center.x, center.y + (inPercent ? size * 0.35 : 2), big, 'center');
  if (!inPercent) paper.line('total', center.x, center.y + 14, TEXT.small, 'center');

  const legend = center.x + radius + 34;
  const right = box.x + box.width;
  const row = Math.min(22, box.height / values.length);
  const top = center.y - (row * values.length) / 2;
  values.forEach((value, index) => {
    const y = top + row * (index + 0.5);
    paper.doc
      .roundedRect(legend, y - 4.5, 9, 9, 2)
      .fill(SERIES[index % SERIES.length] ?? COLOR.blue);
    paper.line(labels[index] ?? '', legend + 17, y + 3.2, NAME);
    const share = `${number(Math.round((value / total) * 1000) / 10, 1)} %`;
    paper.line(inPercent ? `${shown[index] ?? ''} %` : share, right, y + 3.2, VALUE, 'right');
    if (!inPercent) paper.line(shown[index] ?? '', right - 52, y + 3.2, NAME, 'right');
    if (index > 0) paper.rule(y - row / 2, COLOR.line, 0.5, legend, right - legend);
  });
}

function ring(
  x: number,
  y: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): string {
  const end = Math.min(to, from + Math.PI * 2 - 1e-4);
  const large = end - from > Math.PI ? 1 : 0;
  const at = (radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(3)} ${(y + radius * Math.sin(angle)).toFixed(3)}`;
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, end)}` +
    `L${at(inner, end)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  );
}
