import type { Block, Box } from './block';
import type { Paper } from './paper';
import type { Table } from './source';
import { wrap } from './text';
import { COLOR, CONTENT, MARGIN, TEXT, type Style } from './theme';

const PAD = { x: 10, y: 7 } as const;
const HEAD: Style = { font: 'bold', size: 8.8, leading: 11.4, color: COLOR.blue };
const FIRST: Style = { ...TEXT.cell, font: 'medium' };

interface Cell {
  lines: string[];
  style: Style;
}

/** Digits first, signs and units allowed: such a column is right-aligned. */
const NUMERIC = /^[−–+-]?\s?\$?\d[\d,.]*(\s?\S{1,12}){0,2}$/;

/** A table over the full width, its rows divided by hairlines; throws when a row has the wrong length. */
export function table(paper: Paper, { head, rows }: Table): Block {
  if (rows.some((row) => row.length !== head.length)) {
    throw new Error(`Table "${head.join(' | ')}" has a row of another length`);
  }
  const toRight = head.map(
    (_, column) => column > 0 && rows.every((row) => NUMERIC.test((row[column] ?? '').trim())),
  );
  const widths = measure(paper, head, rows);
  const grid = [head, ...rows].map((row, index) => {
    const cells = row.map((text, column): Cell => {
      const style = index === 0 ? HEAD : column === 0 ? FIRST : TEXT.cell;
      return { lines: wrap(paper, text, style, (widths[column] ?? 0) - 2 * PAD.x), style };
    });
    const tallest = Math.max(...cells.map(({ lines, style }) => lines.length * style.leading));
    return { cells, height: tallest + 2 * PAD.y };
  });
  const height = grid.reduce((sum, row) => sum + row.height, 0);

  return {
    min: height,
    max: height,
    gap: 22,
    draw: (_, top) =>
      paper.group('Table', async () => {
        let y = top;
        for (const [index, row] of grid.entries()) {
          await paper.ornament(() => drawRowGround(paper, y, row.height, index === 0));
          await paper.group('TR', async () => {
            let x = MARGIN.x;
            for (const [column, cell] of row.cells.entries()) {
              const width = widths[column] ?? 0;
              const box = { x, y, width, height: row.height };
              const draw = () => drawCell(paper, cell, box, toRight[column] === true);
              await paper.tagged(index === 0 ? 'TH' : 'TD', draw);
              x += width;
            }
          });
          y += row.height;
        }
      }),
  };
}

function drawRowGround(paper: Paper, y: number, height: number, head: boolean): void {
  if (head) paper.doc.roundedRect(MARGIN.x, y, CONTENT, height, 4).fill(COLOR.bluePale);
  else paper.rule(y + height, COLOR.line);
}

function drawCell(paper: Paper, { lines, style }: Cell, box: Box, toRight: boolean): void {
  const slack = (box.height - lines.length * style.leading) / 2;
  const base = box.y + slack + style.leading * 0.76;
  const x = toRight ? box.x + box.width - PAD.x : box.x + PAD.x;
  lines.forEach((line, index) =>
    paper.line(line, x, base + index * style.leading, style, toRight ? 'right' : 'left'),
  );
}

/** Distributes the width by the cells' contents; long texts shrink before short ones. */
function measure(paper: Paper, head: string[], rows: string[][]): number[] {
  const wanted = head.map((title, column) => {
    const cells = rows.map((row) => paper.width(row[column] ?? '', FIRST));
    return Math.max(paper.width(title, HEAD), ...cells) + 2 * PAD.x;
  });
  const fair = CONTENT / head.length;
  const asked = wanted.reduce((sum, width) => sum + width, 0);
  if (asked <= CONTENT) return wanted.map((width) => width + (CONTENT - asked) / head.length);
  const small = wanted.map((width) => width <= fair);
  const fixed = wanted.reduce((sum, width, column) => sum + (small[column] ? width : 0), 0);
  const long = asked - fixed;
  return wanted.map((width, column) =>
    small[column] ? width : (width / long) * (CONTENT - fixed),
  );
}
