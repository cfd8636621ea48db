import type { Block } from './block';
import { drawBars, drawRows } from './chart-bars';
import { drawDonut } from './chart-donut';
import { drawLine } from './chart-line';
import type { Paper } from './paper';
import type { Chart } from './source';
import { figures, wrap } from './text';
import { COLOR, CONTENT, MARGIN, TEXT } from './theme';

const PAD = 18;

/** Names longer than this do not fit under an upright bar. */
const LONGEST_UPRIGHT = 13;

/** A chart on a pale card, with title, unit and alternative text; throws when values and labels differ. */
export function chart(paper: Paper, data: Chart, x = MARGIN.x, width = CONTENT): Block {
  if (data.values.length !== data.labels.length || data.values.length === 0) {
    throw new Error(
      `Chart "${data.title}": ${data.labels.length} labels, ${data.values.length} values`,
    );
  }
  const lying =
    data.kind === 'bars' &&
    data.labels.some((label) => label.length > LONGEST_UPRIGHT && data.labels.length > 3);
  const title = wrap(paper, data.title, TEXT.cardTitle, width - 2 * PAD);
  const head = PAD + title.length * TEXT.cardTitle.leading + 22;
  const rows = data.values.length;
  const plot = lying
    ? { min: rows * 19, max: rows * 27 }
    : data.kind === 'donut'
      ? { min: Math.max(118, rows * 17), max: Math.max(180, rows * 22) }
      : { min: 118, max: 205 };

  return {
    min: head + plot.min + PAD,
    max: head + plot.max + PAD,
    gap: 22,
    draw: async (_, y, height) => {
      await paper.ornament(() => {
        paper.doc.roundedRect(x, y, width, height, 8).fill(COLOR.mist);
      });
      const shown = figures(data.values);
      const spoken = data.labels.map((label, at) => `${label}: ${shown[at] ?? ''}`);
      await paper.tagged(
        'Figure',
        () => {
          const base = y + PAD + 8;
          const after = paper.lines(title, x + PAD, base, TEXT.cardTitle);
          paper.line(data.unit, x + PAD, after, TEXT.small);
          const box = {
            x: x + PAD,
            y: y + head,
            width: width - 2 * PAD,
            height: height - head - PAD,
          };
          if (lying) drawRows(paper, data, box);
          else if (data.kind === 'bars') drawBars(paper, data, box);
          else if (data.kind === 'line') drawLine(paper, data, box);
          else drawDonut(paper, data, box);
        },
        `${data.title} (${data.unit}). ${spoken.join('; ')}.`,
      );
    },
  };
}
