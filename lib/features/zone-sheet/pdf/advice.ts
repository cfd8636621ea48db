import { keepingIn, puttingOut } from '@/lib/features/zone-sheet/advice';
import { BOX, COLOR, WIDTH, bold, regular } from '@/lib/features/zone-sheet/pdf/layout';
import { CODE_WIDTH } from '@/lib/features/zone-sheet/pdf/code';
import type { Paper } from '@/lib/features/zone-sheet/pdf/paper';
import { wrapped } from '@/lib/features/zone-sheet/pdf/wrap';

const COLUMN = WIDTH - CODE_WIDTH - 28;
const INDENT = 21;
/** What it takes in its larger size. */
const ROOMY = 268;

const lists = [
  {
    title: 'Qué sacar, y cómo',
    items: puttingOut,
    sign: 'M1 6L5 10L12 2',
    color: COLOR.greenInk,
  },
  {
    title: 'Qué no sacar',
    items: keepingIn,
    sign: 'M2 2L10.5 10.5M10.5 2L2 10.5',
    color: COLOR.danger,
  },
];

/** What to put out and what to keep in, in the column beside the code. */
export function drawAdvice(paper: Paper, top: number, bottom: number): void {
  const isRoomy = bottom - top >= ROOMY;
  const style = regular(isRoomy ? 12 : 10.2);
  const [step, gap] = isRoomy ? [16, 5] : [13, 3];
  const x = BOX.left + INDENT;
  let y = top + 2;
  for (const { title, items, sign, color } of lists) {
    y += 12;
    paper.tagged('H2', () => paper.line(title, BOX.left, y, bold(isRoomy ? 15 : 13, COLOR.blue)));
    y += gap;
    paper.group('L', () => {
      for (const item of items) {
        const lines = wrapped(item, COLUMN - INDENT, (text) => paper.width(text, style));
        const first = y + step;
        paper.ornament(() => drawSign(paper, sign, color, first - 10));
        paper.group('LI', () =>
          paper.tagged('LBody', () => {
            y = paper.lines(lines, { x, y: first, step, style }) + gap;
          }),
        );
      }
    });
    y += isRoomy ? 18 : 12;
  }
}

function drawSign({ doc }: Paper, path: string, color: string, y: number): void {
  doc.save().translate(BOX.left, y).path(path);
  doc.lineWidth(2).lineCap('round').stroke(color).restore();
}
