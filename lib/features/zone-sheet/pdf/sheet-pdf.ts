import 'server-only';
import { companyName } from '@/lib/company';
import { drawAdvice, drawCode } from '@/lib/features/zone-sheet/pdf/columns';
import { sheetFonts } from '@/lib/features/zone-sheet/pdf/fonts';
import { bold, BOX, COLOR, Paper, regular, WIDTH } from '@/lib/features/zone-sheet/pdf/paper';
import { drawFact, drawWeek } from '@/lib/features/zone-sheet/pdf/times';
import { fitted } from '@/lib/features/zone-sheet/pdf/wrap';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import { drawableText, shortened } from '@/lib/util/format/drawable-text';

/** Characters of a text from the gateway: the work does not grow with it, and it fits. */
const LONGEST = 160;
/** A year of them for a zone that is served every day. */
const LONGEST_CHANGE = 600;
const drawn = (text: string) => shortened(drawableText(text), LONGEST);

/** The texts as the typeface has them and the page holds them. */
function drawnSheet(sheet: ZoneSheet): ZoneSheet {
  return {
    ...sheet,
    zone: drawn(sheet.zone),
    branch: drawn(sheet.branch),
    days: drawn(sheet.days),
    hours: sheet.hours.map(drawn),
    changes: sheet.changes.map((text) => shortened(drawableText(text), LONGEST_CHANGE)),
    phone: sheet.phone.map((part) => ({ ...part, text: shortened(drawn(part.text), 30) })),
    address: shortened(drawableText(sheet.address), 400),
  };
}

const MARK = 30;
const RULE = BOX.top + 42;

/** The company's mark and name, and a rule below them. */
function drawLetterhead(paper: Paper): void {
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
const ON_ONE_LINE = [48, 42];
const ON_TWO_LINES = [36, 30, 25, 20];

/** The zone as the title, and its branch. Returns where the next part starts. */
function drawTitle(paper: Paper, zone: string, branch: string): number {
  const x = BOX.left;
  const kicker = RULE + 28;
  paper.tagged('P', () => paper.line('Días de recolección', x, kicker, bold(13, COLOR.greenInk)));
  const isShort = ON_ONE_LINE.some((size) => paper.width(zone, blue(size)) <= WIDTH);
  const room = { width: WIDTH, maxLines: isShort ? 1 : 2 };
  const title = fitted(paper, zone, room, blue, isShort ? ON_ONE_LINE : ON_TWO_LINES);
  const { size } = title.style;
  const first = kicker + 8 + size * 0.9;
  const step = size * 1.1;
  const last = paper.lines('H1', title.lines, { x, y: first, step, style: title.style });
  const branchRoom = { width: WIDTH, maxLines: 1 };
  const place = fitted(paper, `Sucursal ${branch}`, branchRoom, bold, [18, 15, 12, 10]);
  const y = last + 6 + place.style.size * 1.2;
  return paper.lines('P', place.lines, { x, y, step: 0, style: place.style }) + 18;
}

/** The dates that are not as in other weeks. Returns the lower edge. */
function drawChange(paper: Paper, text: string, top: number): number {
  const room = { width: WIDTH, maxLines: 3 };
  const { lines, style } = fitted(paper, text, room, regular, [11.5, 9.5, 7.5]);
  const { size } = style;
  return paper.lines('P', lines, { x: BOX.left, y: top + size, step: size * 1.3, style }) + 6;
}

/** The sheet as one page to print. The same sheet gives the same bytes. */
export async function zoneSheetPdf(given: ZoneSheet): Promise<Buffer> {
  const sheet = drawnSheet(given);
  const paper = new Paper(`Recolección en ${sheet.zone}, ${sheet.branch}`, await sheetFonts());
  drawLetterhead(paper);
  let y = drawTitle(paper, sheet.zone, sheet.branch);
  if (sheet.week) y = drawWeek(paper, sheet.week, y) + 12;
  else y = drawFact(paper, 'Días', [sheet.days], y) + 12;
  if (sheet.hours.length > 0) y = drawFact(paper, 'Horario', sheet.hours, y) + 12;
  for (const text of sheet.changes) y = drawChange(paper, text, y);
  const room = { width: WIDTH, maxLines: 2 };
  const linkStyle = (size: number) => regular(size, COLOR.blue);
  const address = fitted(paper, sheet.address, room, linkStyle, [11.5, 9, 7]);
  const step = address.style.size * 1.25;
  const first = BOX.bottom - (address.lines.length - 1) * step;
  const bottom = first - address.style.size - 10;
  drawAdvice(paper, y + 12, bottom - 8);
  drawCode(paper, sheet, y + 12, bottom - 8);
  paper.ornament(() => paper.doc.rect(BOX.left, bottom, WIDTH, 0.8).fill(COLOR.line));
  paper.group('P', () =>
    address.lines.forEach((line, at) =>
      paper.link(line, sheet.url, BOX.left, first + at * step, address.style),
    ),
  );
  return paper.finish();
}
