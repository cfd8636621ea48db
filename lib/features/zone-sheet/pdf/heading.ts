import { companyName } from '@/lib/company';
import { BOX, COLOR, WIDTH, bold, regular } from '@/lib/features/zone-sheet/pdf/layout';
import type { Paper } from '@/lib/features/zone-sheet/pdf/paper';
import { fitted } from '@/lib/features/zone-sheet/pdf/wrap';

const MARK = 30;
const RULE = BOX.top + 42;

/** The company's mark and name, and a rule below them. */
export function drawLetterhead(paper: Paper): void {
  const { doc } = paper;
  const base = BOX.top + 23;
  paper.ornament(() => {
    doc
      .save()
      .translate(BOX.left - 2, BOX.top)
      .scale(MARK / 64);
    doc.path('M3 20H18L26.85 40 19.35 56.96Z').fill(COLOR.green);
    doc.path('M22.5 60 45.5 8H61L38 60Z').fill(COLOR.blue);
    doc.restore();
    doc.rect(BOX.left, RULE, WIDTH, 2.5).fill(COLOR.blue);
    doc.rect(BOX.left, RULE, 96, 2.5).fill(COLOR.green);
  });
  paper.tagged('P', () => paper.line(companyName, BOX.left + 36, base, bold(20, COLOR.blue)));
  const kind = 'Hoja para el refrigerador';
  const style = regular(11.5, COLOR.inkSoft);
  paper.tagged('P', () => paper.line(kind, BOX.right - paper.width(kind, style), base, style));
}

const blue = (size: number) => bold(size, COLOR.blue);
const ON_ONE_LINE = [blue(48), blue(42)] as const;
const ON_TWO_LINES = [blue(36), blue(30), blue(25), blue(20)] as const;

/** The zone as the title, and its branch. Returns where the next part starts. */
export function drawTitle(paper: Paper, zone: string, branch: string): number {
  const x = BOX.left;
  const kicker = RULE + 28;
  paper.tagged('P', () => paper.line('Días de recolección', x, kicker, bold(13, COLOR.greenInk)));
  const isShort = ON_ONE_LINE.some((style) => paper.width(zone, style) <= WIDTH);
  const room = { width: WIDTH, maxLines: isShort ? 1 : 2 };
  const title = fitted(paper, zone, room, isShort ? ON_ONE_LINE : ON_TWO_LINES);
  const { size } = title.style;
  let y = kicker + 8 + size * 0.9;
  paper.tagged('H1', () => {
    y = paper.lines(title.lines, { x, y, step: size * 1.1, style: title.style });
  });
  const place = fitted(paper, `Sucursal ${branch}`, { width: WIDTH, maxLines: 1 }, [
    bold(18),
    bold(15),
    bold(12),
    bold(10),
  ]);
  y += 6 + place.style.size * 1.2;
  paper.tagged('P', () => paper.lines(place.lines, { x, y, step: 0, style: place.style }));
  return y + 18;
}
