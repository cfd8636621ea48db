import { BOX, COLOR, WIDTH, bold } from '@/lib/features/zone-sheet/pdf/layout';
import type { Paper } from '@/lib/features/zone-sheet/pdf/paper';
import { fitted } from '@/lib/features/zone-sheet/pdf/wrap';

const PAD = 18;
/** Above the first line: the label. */
const HEAD = 24;
/** More rules than that become one text. */
const MOST_LINES = 3;

const ALONE = [bold(27), bold(22)] as const;
const WRAPPED = [bold(18), bold(15), bold(12.5), bold(10.5)] as const;

/** A label with its lines on pale ground. Returns the lower edge. */
export function drawFact(paper: Paper, label: string, texts: readonly string[], top: number) {
  const width = WIDTH - 2 * PAD;
  const shown = texts.length > MOST_LINES ? [texts.join('; ')] : texts;
  const [first = ''] = shown;
  const isAlone = shown.length === 1 && ALONE.some((style) => paper.width(first, style) <= width);
  const maxLines = isAlone || shown.length > 1 ? 1 : 2;
  const blocks = shown.map((text) =>
    fitted(paper, text, { width, maxLines }, isAlone ? ALONE : WRAPPED),
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
    paper.tagged('P', () => {
      y = paper.lines(lines, { x, y: y + step, step, style });
    });
  }
  return top + height;
}
