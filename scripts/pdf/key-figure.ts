import type { Block } from './block';
import type { Paper } from './paper';
import type { Chart } from './source';
import { drawSlantBar } from './slant';
import { figures, number, wrap } from './text';
import { COLOR, CONTENT, MARGIN, TEXT } from './theme';

/** The last value of a series over time and its change from the value before; null for other charts. */
export function keyFigure(paper: Paper, { title, unit, labels, values }: Chart): Block | null {
  const now = values.at(-1);
  const before = values.at(-2);
  const year = labels.at(-1) ?? '';
  if (now === undefined || !before || !labels.every((label) => /^\d{4}$/.test(label))) return null;

  const change = ((now - before) / before) * 100;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  const inPoints = /%|por ?ciento|porcentaje/i.test(unit);
  const amount = inPoints ? Math.abs(now - before) : Math.abs(change);
  const rounded = number(Math.round(amount * 10) / 10, 1);
  const difference = `${sign}${rounded} ${inPoints ? 'puntos' : '%'} frente a ${labels.at(-2) ?? ''}`;
  const big = { font: 'black', size: 44, leading: 48, color: COLOR.white } as const;
  const figure = figures(values).at(-1) ?? '';
  const left = MARGIN.x + 26 + paper.width(figure, big) + 26;
  const name = { ...TEXT.cardTitle, size: 12, leading: 15.5, color: COLOR.white };
  const note = { ...TEXT.small, size: 9.4, leading: 13, color: '#dfe8f8' };
  const lines = wrap(paper, `${title}, ${year}`, name, MARGIN.x + CONTENT - 24 - left);

  return {
    min: 92,
    max: 112,
    gap: 22,
    draw: async (_, y, height) => {
      const middle = y + height / 2;
      await paper.ornament(() => {
        paper.doc.roundedRect(MARGIN.x, y, CONTENT, height, 8).fill(COLOR.blue);
        drawSlantBar(paper, left - 14, middle - 24, 3, 48);
      });
      await paper.tagged('P', () => {
        paper.line(figure, MARGIN.x + 26, middle + 15.5, big);
        const tall = lines.length * name.leading + note.leading;
        const base = middle - tall / 2 + 10;
        const after = paper.lines(lines, left + 14, base, name);
        paper.line(`${unit} · ${difference}`, left + 14, after + 1, note);
      });
    },
  };
}
