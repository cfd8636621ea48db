import type { Block } from './block';
import type { Paper } from './paper';
import { drawSlantBar } from './slant';
import { wrap } from './text';
import { COLOR, CONTENT, MARGIN, TEXT, type Style } from './theme';

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
