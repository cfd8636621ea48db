import {
  bold,
  BOX,
  COLOR,
  type Paper,
  regular,
  type Style,
  WIDTH,
} from '@/lib/features/zone-sheet/pdf/paper';
import { fitted } from '@/lib/features/zone-sheet/pdf/wrap';
import type { WeekDay } from '@/lib/features/zone-sheet/times';

const GAP = 6;
const HEIGHT = 92;
const CELL = (WIDTH - GAP * 6) / 7;

/** Seven columns, the days of collection with a heavy frame and a check. Returns the lower edge. */
export function drawWeek(paper: Paper, week: readonly WeekDay[], top: number): number {
  const columns = week.map((day, at) => ({ ...day, x: BOX.left + at * (CELL + GAP) }));
  paper.ornament(() => {
    for (const { x, isServed } of columns) drawCell(paper, x, top, isServed);
  });
  const row = (tag: 'TH' | 'TD', y: number, styleOf: (isServed: boolean) => Style) =>
    paper.group('TR', () => {
      for (const { name, isServed, x } of columns) {
        const text = tag === 'TH' ? name : isServed ? 'Pasa' : 'No pasa';
        const draw = () => paper.line(text, x + CELL / 2, y, styleOf(isServed), 'center');
        paper.tagged(tag, draw, tag === 'TH' ? { scope: 'Column' } : {});
      }
    });
  paper.group('Table', () => {
    row('TH', top + 22, (isServed) => (isServed ? bold(12.5) : regular(12.5, COLOR.inkSoft)));
    row('TD', top + HEIGHT - 11, (isServed) =>
      isServed ? bold(12.5, COLOR.greenInk) : regular(11, COLOR.inkSoft),
    );
  });
  return top + HEIGHT;
}

function drawCell({ doc }: Paper, x: number, y: number, isServed: boolean): void {
  const [midX, midY] = [x + CELL / 2, y + 49];
  if (!isServed) {
    doc.roundedRect(x, y, CELL, HEIGHT, 8).lineWidth(0.8).stroke(COLOR.line);
    doc.moveTo(midX - 7, midY).lineTo(midX + 7, midY);
    doc.lineWidth(1.6).stroke(COLOR.inkSoft);
    return;
  }
  doc.roundedRect(x + 1.25, y + 1.25, CELL - 2.5, HEIGHT - 2.5, 7).lineWidth(2.5);
  doc.fillAndStroke(COLOR.greenPale, COLOR.greenInk);
  doc.circle(midX, midY, 16).fill(COLOR.greenInk);
  doc.moveTo(midX - 7, midY + 0.5).lineTo(midX - 2, midY + 5.5);
  doc
    .lineTo(midX + 7.5, midY - 5)
    .lineWidth(3.2)
    .stroke(COLOR.white);
}

const PAD = 18;
/** Above the first line: the label. */
const HEAD = 24;
/** More rules than that become one text. */
const MOST_LINES = 3;

const ALONE = [27, 22];
const WRAPPED = [18, 15, 12.5, 10.5];

/** A label with its lines on pale ground. Returns the lower edge. */
export function drawFact(paper: Paper, label: string, texts: readonly string[], top: number) {
  const width = WIDTH - 2 * PAD;
  const shown = texts.length > MOST_LINES ? [texts.join('; ')] : texts;
  const [first = ''] = shown;
  const isAlone =
    shown.length === 1 && ALONE.some((size) => paper.width(first, bold(size)) <= width);
  const maxLines = isAlone || shown.length > 1 ? 1 : 2;
  const blocks = shown.map((text) =>
    fitted(paper, text, { width, maxLines }, bold, isAlone ? ALONE : WRAPPED),
  );
  const height = blocks.reduce(
    (sum, { lines, style }) => sum + lines.length * style.size * 1.3,
    HEAD + 14,
  );
  paper.ornament(() =>
    paper.doc.roundedRect(BOX.left, top, WIDTH, height, 10).fill(COLOR.bluePale),
  );
  const x = BOX.left + PAD;
  let y = top + HEAD - 2;
  paper.tagged('P', () => paper.line(label, x, y, bold(11.5, COLOR.blue)));
  for (const { lines, style } of blocks) {
    const step = style.size * 1.3;
    y = paper.lines('P', lines, { x, y: y + step, step, style });
  }
  return top + height;
}
